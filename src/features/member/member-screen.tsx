import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { memberQueries } from './member.queries.ts'
import type { Profile } from './member.queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { UserIcon } from '../../ui/icons-place.tsx'
import { IconBox } from '../../ui/icon-box.tsx'
import { PhoneIcon } from '../../ui/icons-member.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
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

/** Password, devices (R-SESS-10) and limits, each a row with its way on. */
const SafetyPanel = () => {
  const t = useT()
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel title={t('member.safety.title')}>
      <ul className={styles['rows']}>
        <li className={styles['row']}>
          <IconBox>
            <LockIcon />
          </IconBox>
          <span>{t('member.password.name')}</span>
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={() => {
              setOpened((number) => number + 1)
              setIsOpen(true)
            }}
          >
            {t('member.password.open')}
          </Button>
        </li>
        <li className={styles['row']}>
          <IconBox>
            <PhoneIcon />
          </IconBox>
          <span>{t('member.devices.title')}</span>
          <Link className={styles['way']} to="/devices">
            {t('member.devices.link')}
            <ChevronRightIcon />
          </Link>
        </li>
        <li className={styles['row']}>
          <IconBox>
            <ClockIcon />
          </IconBox>
          <span>{t('member.limits.title')}</span>
          <Link className={styles['way']} to="/limits">
            {t('member.limits.link')}
            <ChevronRightIcon />
          </Link>
        </li>
      </ul>
      {opened > 0 && (
        <Sheet
          open={isOpen}
          title={t('password.form.title')}
          closeLabel={t('dialog.button.close')}
          onClose={() => setIsOpen(false)}
        >
          <PasswordForm key={opened} />
        </Sheet>
      )}
    </Panel>
  )
}

const ProfilePanels = ({ player, registeredAt, lastLoginAt }: Profile) => {
  const t = useT()
  return (
    <>
      <Panel className={styles['head']}>
        <UserIcon className={styles['face'] ?? ''} />
        <div className={styles['names']}>
          <h2 className={styles['nick']}>{orDash(player.nick)}</h2>
          <StatusPill>
            {t('member.person.level')} {player.level}
          </StatusPill>
          <dl className={styles['since']}>
            <div>
              <dt>{t('member.person.registeredAt')}</dt>
              <dd>
                <DateText at={registeredAt} />
              </dd>
            </div>
            <div>
              <dt>{t('member.person.lastLoginAt')}</dt>
              <dd>
                <DateText at={lastLoginAt} timed />
              </dd>
            </div>
          </dl>
        </div>
      </Panel>
      <div className={styles['panels']}>
        <SafetyPanel />
        <Panel title={t('member.person.title')}>
          <DescriptionList
            items={[
              { key: 'id', name: t('member.person.id'), value: orDash(player.userId) },
              {
                key: 'phone',
                name: t('member.person.phone'),
                value: orDash(maskedNumber(player.phone)),
              },
            ]}
          />
        </Panel>
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
        <div className={styles['money']}>
          <MoneyPanel />
        </div>
      </div>
    </>
  )
}

/** The member's own data (R-ACCT-05). */
export const MemberScreen = () => {
  const t = useT()
  const profile = useQuery(memberQueries.profile())
  return (
    <Page title={t('member.page.title')}>
      <QueryBoundary query={profile} skeleton={<RowsSkeleton />}>
        {(data) => <ProfilePanels {...data} />}
      </QueryBoundary>
    </Page>
  )
}
