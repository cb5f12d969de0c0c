import { useT } from '../../i18n/language.tsx'
import { PauseIcon } from '../../ui/icons-action.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { BetsIcon, CompIcon } from '../../ui/icons-member.tsx'
import { BankIcon, DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { UserIcon } from '../../ui/icons-place.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import {
  Account,
  Comp,
  Deposit,
  GameMoney,
  Inquiries,
  Limits,
  Withdrawal,
} from './gate-sketches.tsx'
import { Points } from './guest-points.tsx'
import type { Point } from './guest-points.tsx'

const facts = {
  '/comp': [
    ['guard.point.earned', 'guard.rule.compBets', <CompIcon key="sign" />],
    ['guard.point.convert', 'comp.balance.text', <BankIcon key="sign" />],
    ['guard.point.move', 'guard.rule.convert', <GameMoneyIcon key="sign" />],
  ],
  '/deposit': [
    ['deposits.way.transfer', 'guard.rule.transfer', <BankIcon key="sign" />],
    ['guard.point.others', 'guard.rule.methods', <DepositIcon key="sign" />],
    ['guard.point.requests', 'guard.rule.cancel', <ClockIcon key="sign" />],
  ],
  '/game': [
    ['guard.point.balances', 'guard.rule.balances', <BankIcon key="sign" />],
    ['guard.point.move', 'guard.rule.move', <GameMoneyIcon key="sign" />],
  ],
  '/limits': [
    ['guard.point.depositLimit', 'guard.rule.depositLimit', <DepositIcon key="sign" />],
    ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="sign" />],
    ['protection.break.title', 'guard.rule.break', <PauseIcon key="sign" />],
  ],
  '/user': [
    [
      'member.safety.title',
      ['member.password.name', 'member.devices.title', 'member.limits.title'],
      <LockIcon key="sign" />,
    ],
    [
      'member.records.title',
      ['place.deposit', 'place.withdraw', 'member.records.bets'],
      <BetsIcon key="sign" />,
    ],
    [
      'member.person.title',
      ['member.person.nick', 'member.person.phone', 'member.bank.title'],
      <UserIcon key="sign" />,
    ],
  ],
  '/withdraw': [
    ['guard.point.possible', 'guard.rule.possible', <WithdrawIcon key="sign" />],
    ['withdrawals.way.transfer', 'amount.noMinimum', <BankIcon key="sign" />],
    ['guard.point.requests', 'guard.rule.returned', <ClockIcon key="sign" />],
  ],
} as const satisfies Record<string, readonly Point[]>

/** What a member does on the page at this path, in few words. */
export const GateFacts = ({ path }: { readonly path: keyof typeof facts }) => {
  const t = useT()
  return (
    <section aria-label={t('guard.point.title')}>
      <Points isRow points={facts[path]} />
    </section>
  )
}

const pages = {
  '/comp': Comp,
  '/deposit': Deposit,
  '/game': GameMoney,
  '/limits': Limits,
  '/user': Account,
  '/withdraw': Withdrawal,
  '/help': Inquiries,
} as const

/** The page at this path as members see it, without what is theirs. */
export const GateSketch = ({ path }: { readonly path: keyof typeof pages }) => {
  const Page = pages[path]
  return <Page />
}
