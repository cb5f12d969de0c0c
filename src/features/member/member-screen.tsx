import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMemo } from 'react'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { memberQueries } from './member.api.ts'
import type { Profile } from './member.api.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Page } from '../../ui/page.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { maskedNumber } from '../../lib/masked-number.ts'
import { Cover } from '../lobby/cover.tsx'
import { BankName } from '../site-settings/bank-name.tsx'
import type { Player } from '../player/player.ts'
import { BrandText } from '../operator-text/brand-text.tsx'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { BalanceText } from '../wallet/balance-text.tsx'
import { useBalances } from '../wallet/use-balances.ts'
import styles from './member-screen.module.css'
import { RecordsPanel, SafetyPanel } from './member-sections.tsx'

const orDash = (text: string) => text || '-'

const MoneyPanel = () => {
  const t = useT()
  const balances = useBalances()
  const item = (key: 'balance' | 'gameBalance' | 'comp', name: string) => ({
    key,
    name,
    value: <BalanceText sum={balances?.[key] ?? null} />,
  })
  return (
    <Panel title={t('member.money.title')}>
      <DescriptionList
        items={[
          item('balance', t('account.balance.site')),
          item('gameBalance', t('account.balance.game')),
          item('comp', t('account.balance.comp')),
        ]}
      />
      <nav className={styles['ways']} aria-label={t('member.money.ways')}>
        <Link className={buttonClass({ size: 'small' })} to="/deposit">
          {t('place.deposit')}
        </Link>
        <Link className={buttonClass({ size: 'small' })} to="/withdraw">
          {t('place.withdraw')}
        </Link>
      </nav>
    </Panel>
  )
}

type ProfilePanelsProps = {
  readonly player: Player
  /** Dates of the registration and of the previous login; null: unreadable. */
  readonly times: Pick<Profile, 'registeredAt' | 'lastLoginAt'> | null
  readonly onRetry: () => void
}

const ProfilePanels = ({ player, times, onRetry }: ProfilePanelsProps) => {
  const t = useT()
  const dates =
    times === null
      ? null
      : [
          {
            key: 'since',
            name: t('member.person.registeredAt'),
            value: <DateText at={times.registeredAt} />,
          },
          {
            key: 'login',
            name: t('member.person.lastLoginAt'),
            value: <DateText at={times.lastLoginAt} timed />,
          },
        ]
  return (
    <>
      <div className={styles['panels']}>
        <div className={styles['money']}>
          <MoneyPanel />
        </div>
        <SafetyPanel />
        <RecordsPanel />
        <Panel title={t('member.person.title')}>
          <DescriptionList
            items={[
              { key: 'nick', name: t('member.person.nick'), value: orDash(player.nick) },
              { key: 'id', name: t('member.person.id'), value: orDash(player.userId) },
              {
                key: 'phone',
                name: t('member.person.phone'),
                value: orDash(maskedNumber(player.phone)),
              },
              ...(dates ?? []),
            ]}
          />
          {dates === null && (
            <Callout
              tone="unsure"
              title={t('member.times.missing')}
              actions={
                <Button size="small" onClick={onRetry}>
                  {t('failure.button.retry')}
                </Button>
              }
            />
          )}
        </Panel>
        <Panel title={t('member.bank.title')}>
          <DescriptionList
            items={[
              {
                key: 'bank',
                name: t('member.bank.name'),
                value: <BankName>{orDash(player.bankName)}</BankName>,
              },
              { key: 'owner', name: t('member.bank.owner'), value: orDash(player.bankOwner) },
              {
                key: 'number',
                name: t('member.bank.number'),
                value: orDash(maskedNumber(player.bankNumber)),
              },
            ]}
          />
          <p className={styles['bank']}>
            <span>{t('member.bank.text')}</span> <Link to="/help">{t('member.bank.link')}</Link>
          </p>
        </Panel>
      </div>
    </>
  )
}

/** The member's picture: a cover drawn from their ID. */
const Face = ({ userId }: { userId: string }) => {
  const { locale } = useLanguage()
  const playerName = useMemo(() => ({ ko: userId, en: userId }), [userId])
  return (
    <span className={styles['face']} aria-hidden="true">
      <Cover kind="slot" provider={playerName} game={playerName} locale={locale} isNameless />
    </span>
  )
}

/** The banner with the member's name. */
const Person = () => {
  const t = useT()
  const player = useSession(playerOf)
  if (player === null) return null
  return (
    <span className={styles['person']}>
      <Face userId={player.userId} />
      <strong className={styles['nick']}>{orDash(player.nick)}</strong>
      <span className={styles['level']}>
        <span>{t('member.person.level')}</span> <span>{player.level}</span>
      </span>
    </span>
  )
}

/** The member's own data (R-ACCT-05); until they are loaded, the session's. */
export const MemberScreen = () => {
  const t = useT()
  const profile = useQuery(memberQueries.profile())
  const signedIn = useSession(playerOf)
  const retry = () => void profile.refetch()
  const isPartial = profile.isError && profile.data === undefined
  return (
    <Page title={t('member.page.title')} lead={<Person />}>
      {isPartial && signedIn !== null ? (
        <ProfilePanels player={signedIn} times={null} onRetry={retry} />
      ) : (
        <QueryBoundary query={profile} skeleton={<RowsSkeleton />}>
          {({ player, ...times }) => (
            <ProfilePanels player={player} times={times} onRetry={retry} />
          )}
        </QueryBoundary>
      )}
      <BrandText name="level" title={t('member.level.title')} />
    </Page>
  )
}
