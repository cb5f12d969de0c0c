import { Link } from 'react-router-dom'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { EntryCover } from '../lobby/cover.tsx'
import { entryKey, placeOf } from '../lobby/game-entry.ts'
import { Rail } from '../lobby/rail.tsx'
import { useFeatured } from '../lobby/use-featured.ts'
import { useProviders } from '../lobby/use-providers.ts'
import styles from './guest-rows.module.css'
import home from './home-screen.module.css'

const Providers = () => {
  const { locale, t } = useLanguage()
  const featured = useFeatured()
  const { isPending } = useProviders()
  // Not empty, which would stay a placeholder; the footer says what could not be loaded.
  if (featured.length === 0) return isPending ? null : <span hidden />
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
            cover={<EntryCover entry={entry} />}
            name={localisedName(locale, entry.name)}
            shape="wide"
          />
        ),
      }))}
    />
  )
}

/** The way from a guest to a game, step by step. */
const Start = () => {
  const t = useT()
  const steps = [
    ['/register', t('shell.join.label')],
    ['/deposit', t('home.help.deposit')],
    ['/slot', t('place.slot')],
  ] as const
  return (
    <section className={home['helpBlock']} aria-labelledby="start">
      <h2 id="start">{t('home.start.title')}</h2>
      <ol className={classNames(home['help'], styles['steps'])}>
        {steps.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

const parts = { providers: Providers, start: Start }

/** What only guests see: providers, whose press leads to the lobby, which asks to sign in (R-NAV-03), and how to start. */
export const GuestRows = ({ part }: { readonly part: keyof typeof parts }) => {
  const Part = parts[part]
  return <Part />
}
