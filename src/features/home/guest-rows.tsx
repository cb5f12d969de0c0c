import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { useNear } from '../../ui/use-near.ts'
import { EntryCover } from '../lobby/cover.tsx'
import { closedStateOf, entryKey, kinds, entryPath } from '../lobby/game-entry.ts'
import type { GameEntry } from '../lobby/game-entry.ts'
import { Rail } from '../lobby/rail.tsx'
import { useFeatured } from '../lobby/use-featured.ts'
import { useProviders } from '../lobby/use-providers.ts'
import styles from './guest-rows.module.css'

type ProviderRailProps = {
  readonly title: string
  readonly entries: readonly GameEntry[]
  readonly allPath?: string
}

const ProviderRail = ({ title, entries, allPath }: ProviderRailProps) => {
  const { locale } = useLanguage()
  return (
    <Rail
      title={title}
      allPath={allPath}
      items={entries.map((entry) => ({
        key: entryKey(entry),
        shape: 'wide',
        tile: (
          <CoverTile
            as={Link}
            to={entryPath(entry)}
            cover={<EntryCover entry={entry} />}
            name={localisedName(locale, entry.name)}
            shape="wide"
          />
        ),
      }))}
    />
  )
}

const Featured = () => {
  const t = useT()
  const featured = useFeatured()
  const { isPending } = useProviders()
  // A hidden element ends the placeholder; the footer says what could not be loaded.
  if (featured.length === 0) return isPending ? null : <span hidden />
  return <ProviderRail title={t('featured.rail.title')} entries={featured} />
}

const MAX_PROVIDERS = 8

/** Open providers of each kind that are not featured. */
const MoreProviders = () => {
  const t = useT()
  const { entries } = useProviders()
  const featured = useFeatured()
  const featuredKeys = new Set(featured.map(entryKey))
  const others = entries.filter(
    (entry) => closedStateOf(entry) === null && !featuredKeys.has(entryKey(entry)),
  )
  return kinds.map((kind) => {
    const ofKind = others.filter((entry) => entry.kind === kind)
    return (
      ofKind.length > 0 && (
        <ProviderRail
          key={kind}
          title={t(`place.${kind}`)}
          entries={ofKind.slice(0, MAX_PROVIDERS)}
          allPath={`/${kind}`}
        />
      )
    )
  })
}

/** The way from a guest to a game, step by step. */
const FirstSteps = () => {
  const t = useT()
  return (
    <Panel title={t('home.start.title')}>
      <StepList
        isAcross
        steps={[
          <Link key="join" to="/register" className={styles['step']}>
            {t('shell.join.label')}
          </Link>,
          <Link key="deposit" to="/deposit" className={styles['step']}>
            {t('home.help.deposit')}
          </Link>,
          <Link key="play" to="/slot" className={styles['step']}>
            {t('home.start.play')}
          </Link>,
        ]}
      />
    </Panel>
  )
}

const GuestEnd = () => {
  const moreProviders = useRef<HTMLDivElement>(null)
  const isNear = useNear(moreProviders)
  return (
    <>
      <FirstSteps />
      <div ref={moreProviders} className={styles['more']}>
        {isNear && <MoreProviders />}
      </div>
    </>
  )
}

const parts = { providers: Featured, end: GuestEnd }

/** What only guests see: providers, whose press leads to the lobby, which asks to sign in (R-NAV-03), and how to start. */
export const GuestRows = ({ part }: { readonly part: keyof typeof parts }) => {
  const Part = parts[part]
  return <Part />
}
