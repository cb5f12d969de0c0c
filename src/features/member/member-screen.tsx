import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { memberQueries } from './member.queries.ts'
import type { Profile } from './member.queries.ts'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Page } from '../../ui/page.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { maskedNumber } from '../../lib/masked-number.ts'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import { BalanceText } from '../wallet/balance-text.tsx'
import { useBalances } from '../wallet/use-balances.ts'
import styles from './member-screen.module.css'
import { PasswordForm } from './password-form.tsx'

const orDash = (text: string) => text || '-'

const MoneyPanel = () => {
  const t = useT()
  const balances = useBalances()
  const item = (key: 'balance' | 'gameBalance' | 'comp', name: string) => ({
    key,
    name,
    value: <BalanceText sum={balances && balances[key]} />,
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
    </Panel>
  )
}

/** The way to the member's devices (R-SESS-10). */
const DevicesPanel = () => {
  const t = useT()
  return (
    <Panel title={t('member.devices.title')}>
      <p>{t('member.devices.text')}</p>
      <p>
        <Link to="/devices">{t('member.devices.link')}</Link>
      </p>
    </Panel>
  )
}

const ProfilePanels = ({ player, registeredAt, lastLoginAt }: Profile) => {
  const t = useT()
  return (
    <div className={styles['panels']}>
      <Panel title={t('member.person.title')}>
        <DescriptionList
          items={[
            { key: 'id', name: t('member.person.id'), value: orDash(player.userId) },
            { key: 'nick', name: t('member.person.nick'), value: orDash(player.nick) },
            { key: 'level', name: t('member.person.level'), value: player.level },
            { key: 'phone', name: t('member.person.phone'), value: orDash(player.phone) },
            {
              key: 'registered',
              name: t('member.person.registeredAt'),
              value: <DateText at={registeredAt} />,
            },
            {
              key: 'last-login',
              name: t('member.person.lastLoginAt'),
              value: <DateText at={lastLoginAt} />,
            },
          ]}
        />
      </Panel>
      <div className={styles['stack']}>
        <MoneyPanel />
        <Panel title={t('member.bank.title')}>
          <DescriptionList
            items={[
              {
                key: 'bank',
                name: t('member.bank.name'),
                value: <OperatorTitle>{orDash(player.bankName)}</OperatorTitle>,
              },
              { key: 'owner', name: t('member.bank.owner'), value: orDash(player.bankOwner) },
              {
                key: 'number',
                name: t('member.bank.number'),
                value: orDash(maskedNumber(player.bankNumber)),
              },
            ]}
          />
        </Panel>
        <PasswordForm />
        <DevicesPanel />
      </div>
    </div>
  )
}

/** The member's own data (R-ACCT-05). */
export const MemberScreen = () => {
  const t = useT()
  const profile = useQuery(memberQueries.profile())
  return (
    <Page title={t('member.page.title')} lead={t('member.page.lead')}>
      <QueryBoundary query={profile} skeleton={<RowsSkeleton />}>
        {(data) => <ProfilePanels {...data} />}
      </QueryBoundary>
    </Page>
  )
}
