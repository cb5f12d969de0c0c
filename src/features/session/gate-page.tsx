import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tile } from '../../ui/tile.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SupportContacts } from '../site-settings/lazy-support-contacts.tsx'
import styles from './gate-page.module.css'
import { SupportTile } from './support-tile.tsx'
import { TrustLine } from './trust-line.tsx'

/** The operator's contacts; the card is there if they are. */
const Contacts = () => {
  const t = useT()
  return (
    <Panel className={styles['contacts']} title={t('guard.help.contacts')}>
      <SupportContacts isBare hasSigns />
    </Panel>
  )
}

/** Ways to what guests may read, below the login. */
const Elsewhere = ({ isLimits }: { readonly isLimits: boolean }) => {
  const hydrated = useHydrated()
  const t = useT()
  return (
    <>
      <SupportTile>{hydrated && <SupportContacts isBare />}</SupportTile>
      {!isLimits && (
        <Tile
          as={Link}
          to="/limits"
          icon={<ClockIcon />}
          title={t('guard.title.limits')}
          caption={t('guard.rule.lead.limits')}
          aside={<ChevronRightIcon />}
        />
      )}
    </>
  )
}

type GatePageProps = {
  readonly login: ReactNode
  /** What members do there, in the help what guests may read. */
  readonly facts: ReactNode
  /** The page as members see it. */
  readonly members: ReactNode
}

/** A member's page for guests: the login, and around it what the page is. */
export const GatePage = ({ login, facts, members }: GatePageProps) => {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const isHelp = pathname === '/help'
  return (
    <div className={styles['gate']}>
      <div
        className={classNames(
          styles['facts'],
          isHelp && styles['answers'],
          pathname === '/game' && styles['two'],
        )}
      >
        {facts}
      </div>
      <div className={styles['way']}>
        {login}
        <TrustLine hasSupport hasLimits={!isHelp} />
      </div>
      <div className={styles['sketch']}>{members}</div>
      <div className={styles['more']}>
        {isHelp ? hydrated && <Contacts /> : <Elsewhere isLimits={pathname === '/limits'} />}
      </div>
    </div>
  )
}
