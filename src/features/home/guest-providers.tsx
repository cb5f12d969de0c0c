import { use, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { AllMessages, useLanguage } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { applyWholeStylesheet } from '../../platform/whole-stylesheet.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { Cover } from '../lobby/cover.tsx'
import { entryKey, placeOf } from '../lobby/game-entry.ts'
import { Rail } from '../lobby/rail.tsx'
import { useFeatured } from '../lobby/use-featured.ts'
import { useProviders } from '../lobby/use-providers.ts'

type Props = { readonly onEmpty?: (() => void) | undefined }

const Providers = ({ onEmpty }: Props) => {
  const { locale, t } = useLanguage()
  const featured = useFeatured()
  const isEmpty = !useProviders().isPending && featured.length === 0
  useEffect(() => {
    if (isEmpty) onEmpty?.()
  }, [isEmpty, onEmpty])
  if (isEmpty) return null
  return (
    <Rail
      title={t('featured.rail.title')}
      items={featured.map((entry) => ({
        key: entryKey(entry),
        shape: 'wide',
        tile: (
          <CoverTile
            as={Link}
            to={placeOf(entry)}
            cover={<Cover kind={entry.kind} provider={entry.provider} locale={locale} />}
            name={localisedName(locale, entry.name)}
            nameOnCover
            shape="wide"
          />
        ),
      }))}
    />
  )
}

/** Providers for guests; a press leads to the lobby, which asks to sign in (R-NAV-03). */
export const GuestProviders = (props: Props) => {
  use(applyWholeStylesheet())
  return (
    <AllMessages>
      <Providers {...props} />
    </AllMessages>
  )
}
