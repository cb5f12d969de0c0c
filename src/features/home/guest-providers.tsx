import { use } from 'react'
import { Link } from 'react-router-dom'
import { AllMessages, useLanguage } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { applyWholeStylesheet } from '../../platform/whole-stylesheet.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { Cover } from '../lobby/cover.tsx'
import { entryKey, placeOf } from '../lobby/game-entry.ts'
import { Rail } from '../lobby/rail.tsx'
import { useFeatured } from '../lobby/use-featured.ts'

const Providers = () => {
  const { locale, t } = useLanguage()
  return (
    <Rail
      title={t('featured.rail.title')}
      items={useFeatured().map((entry) => ({
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

/** Who provides the games; a press leads to the lobby, where a guest is asked to sign in (R-NAV-03). */
export const GuestProviders = () => {
  use(applyWholeStylesheet())
  return (
    <AllMessages>
      <Providers />
    </AllMessages>
  )
}
