import type { ReactNode } from 'react'
import { useLanguage, useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { ChevronRightIcon, PauseIcon } from '../../ui/icons-action.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { BetsIcon, CompIcon, ComputerIcon } from '../../ui/icons-member.tsx'
import { BankIcon, DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { SlotIcon, UserIcon } from '../../ui/icons-place.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './gate-content.module.css'
import { Points } from './guest-points.tsx'

type Step = {
  readonly name: MessageId
  readonly sign: ReactNode
  readonly caption?: ReactNode
}

/** A way of money, drawn: its places, and between them a sign. */
const Scheme = ({ steps, link }: { readonly steps: readonly Step[]; readonly link: ReactNode }) => {
  const t = useT()
  return (
    <ol className={styles['scheme']}>
      {steps.map(({ name, sign, caption }, at) => (
        <li key={name} className={styles['step']}>
          {at > 0 && (
            <span className={styles['link']} aria-hidden="true">
              {link}
            </span>
          )}
          {sign}
          <span className={styles['name']}>{t(name)}</span>
          {caption && <span className={styles['caption']}>{caption}</span>}
        </li>
      ))}
    </ol>
  )
}

const Comp = () => {
  const { formatNumber, t } = useLanguage()
  const sum = (unit: 'money.points' | 'money.unit') => (
    <span className={styles['figure']}>
      {t('money.sum', { amount: formatNumber(1_000), unit: t(unit) })}
    </span>
  )
  return (
    <>
      <Scheme
        link="="
        steps={[
          { name: 'account.balance.comp', sign: sum('money.points') },
          { name: 'account.balance.site', sign: sum('money.unit') },
        ]}
      />
      <Points
        isCompact
        points={[
          ['guard.point.earned', 'guard.rule.compBets', <CompIcon key="sign" />],
          ['guard.point.convert', 'guard.rule.convert', <GameMoneyIcon key="sign" />],
        ]}
      />
    </>
  )
}

const Deposit = () => (
  <>
    <Scheme
      link={<ChevronRightIcon />}
      steps={[
        { name: 'deposits.account.title', sign: <BankIcon /> },
        { name: 'request.state.waiting', sign: <ClockIcon /> },
        { name: 'account.balance.site', sign: <DepositIcon /> },
      ]}
    />
    <Points
      isCompact
      points={[
        ['deposits.way.transfer', 'guard.rule.transfer', <BankIcon key="sign" />],
        ['guard.point.others', 'guard.rule.methods', <DepositIcon key="sign" />],
        ['guard.point.requests', 'guard.rule.cancel', <ClockIcon key="sign" />],
      ]}
    />
  </>
)

const Withdrawal = () => (
  <>
    <Scheme
      link={<ChevronRightIcon />}
      steps={[
        { name: 'account.balance.site', sign: <WithdrawIcon /> },
        { name: 'request.state.waiting', sign: <ClockIcon /> },
        { name: 'withdrawals.way.transfer', sign: <BankIcon /> },
      ]}
    />
    <Points
      isCompact
      points={[
        ['guard.point.possible', 'guard.rule.possible', <WithdrawIcon key="sign" />],
        ['guard.point.requests', 'guard.rule.returned', <ClockIcon key="sign" />],
      ]}
    />
  </>
)

const GameMoney = () => {
  const t = useT()
  return (
    <>
      <Scheme
        link={<GameMoneyIcon />}
        steps={[
          {
            name: 'account.balance.site',
            sign: <BankIcon />,
            caption: `${t('place.deposit')} · ${t('place.withdraw')}`,
          },
          {
            name: 'account.balance.game',
            sign: <SlotIcon />,
            caption: (['casino', 'slot', 'sport'] as const)
              .map((kind) => t(`lobby.kind.${kind}`))
              .join(' · '),
          },
        ]}
      />
      <Points
        isCompact
        points={[
          ['guard.point.balances', 'guard.rule.balances', <BankIcon key="sign" />],
          ['guard.point.move', 'guard.rule.move', <GameMoneyIcon key="sign" />],
        ]}
      />
    </>
  )
}

const Limits = () => {
  const t = useT()
  const spans = (texts: readonly string[]) => (
    <span className={styles['spans']}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  )
  const days = (count: number) => t('protection.break.start', { days: count })
  return (
    <Points
      isCompact
      points={[
        [
          'guard.point.depositLimit',
          'guard.rule.limit',
          <DepositIcon key="sign" />,
          spans([days(1), days(7), t('protection.facts.month')]),
        ],
        ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="sign" />],
        [
          'protection.break.title',
          'guard.rule.break',
          <PauseIcon key="sign" />,
          spans([days(1), days(7), days(30)]),
        ],
      ]}
    />
  )
}

const ofAccount: readonly (readonly [name: MessageId, sign: ReactNode])[] = [
  ['member.person.title', <UserIcon key="sign" />],
  ['member.bank.title', <BankIcon key="sign" />],
  ['member.password.name', <LockIcon key="sign" />],
  ['member.devices.title', <ComputerIcon key="sign" />],
  ['member.records.deposits', <DepositIcon key="sign" />],
  ['member.records.withdrawals', <WithdrawIcon key="sign" />],
  ['member.records.bets', <BetsIcon key="sign" />],
  ['member.limits.title', <ClockIcon key="sign" />],
]

const Account = () => {
  const t = useT()
  return (
    <ul className={styles['tiles']}>
      {ofAccount.map(([name, sign]) => (
        <li key={name} className={styles['step']}>
          {sign}
          <span className={styles['name']}>{t(name)}</span>
        </li>
      ))}
    </ul>
  )
}

const contents = {
  '/comp': Comp,
  '/deposit': Deposit,
  '/game': GameMoney,
  '/limits': Limits,
  '/user': Account,
  '/withdraw': Withdrawal,
} as const

/** What a member finds on the page at this path, for guests beside the login. */
export const GateContent = ({ path }: { readonly path: keyof typeof contents }) => {
  const t = useT()
  const Content = contents[path]
  return (
    <Panel className={styles['panel']} title={t('guard.point.title')}>
      <Content />
    </Panel>
  )
}
