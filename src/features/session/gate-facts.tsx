import { useT } from '../../i18n/language.tsx'
import { PauseIcon } from '../../ui/icons-action.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { BetsIcon, CompIcon, ComputerIcon } from '../../ui/icons-member.tsx'
import { BankIcon, DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { HelpIcon, MessageIcon, NoticeIcon, UserIcon } from '../../ui/icons-place.tsx'
import { CheckIcon, LockIcon, WarningIcon } from '../../ui/icons-state.tsx'
import styles from './gate-facts.module.css'
import { Points } from './guest-points.tsx'
import type { Point } from './guest-points.tsx'

const facts: ReadonlyMap<string, readonly Point[]> = new Map<string, readonly Point[]>([
  [
    '/comp',
    [
      ['guard.point.earned', 'guard.rule.compBets', <CompIcon key="sign" />],
      ['guard.point.convert', 'comp.balance.text', <BankIcon key="sign" />],
      ['guard.point.move', 'guard.rule.convert', <GameMoneyIcon key="sign" />],
    ],
  ],
  [
    '/deposit',
    [
      ['deposits.way.transfer', 'guard.rule.transfer', <BankIcon key="sign" />],
      ['guard.point.others', 'guard.rule.methods', <DepositIcon key="sign" />],
      ['guard.point.requests', 'guard.rule.cancel', <ClockIcon key="sign" />],
    ],
  ],
  [
    '/devices',
    [
      ['guard.point.times', 'guard.hint.times', <ClockIcon key="sign" />],
      ['guard.point.endOthers', 'guard.hint.each', <ComputerIcon key="sign" />],
      ['devices.password.title', 'guard.hint.unknown', <LockIcon key="sign" />],
    ],
  ],
  [
    '/game',
    [
      ['guard.point.balances', 'guard.rule.balances', <BankIcon key="sign" />],
      ['guard.point.move', 'guard.rule.move', <GameMoneyIcon key="sign" />],
    ],
  ],
  [
    '/limits',
    [
      ['guard.point.depositLimit', 'guard.rule.depositLimit', <DepositIcon key="sign" />],
      ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="sign" />],
      ['protection.break.title', 'guard.rule.break', <PauseIcon key="sign" />],
    ],
  ],
  [
    '/note',
    [
      ['guard.point.unread', 'guard.hint.unread', <MessageIcon key="sign" />],
      ['guard.point.delete', 'guard.hint.each', <CheckIcon key="sign" />],
      ['guard.point.answers', 'guard.hint.answers', <HelpIcon key="sign" />],
    ],
  ],
  [
    '/notice',
    [
      ['guard.point.byDate', 'guard.hint.byDate', <NoticeIcon key="sign" />],
      ['guard.point.popup', 'guard.hint.popup', <WarningIcon key="sign" />],
      ['guard.point.alone', 'guard.hint.alone', <MessageIcon key="sign" />],
    ],
  ],
  [
    '/user',
    [
      ['guard.point.safety', 'guard.hint.safety', <LockIcon key="sign" />],
      ['guard.point.records', 'guard.hint.records', <BetsIcon key="sign" />],
      ['guard.point.details', 'guard.hint.details', <UserIcon key="sign" />],
    ],
  ],
  [
    '/withdraw',
    [
      ['guard.point.possible', 'guard.rule.possible', <WithdrawIcon key="sign" />],
      ['guard.point.registered', 'guard.rule.methods', <BankIcon key="sign" />],
      ['guard.point.requests', 'guard.rule.returned', <ClockIcon key="sign" />],
    ],
  ],
])

const GateFacts = ({ points }: { readonly points: readonly Point[] }) => {
  const t = useT()
  return (
    <section className={styles['facts']} aria-label={t('guard.point.title')}>
      <Points isRow points={points} />
    </section>
  )
}

/** A member's actions on the page at this path, in few words. */
export const factsOf = (path: string) => {
  const points = facts.get(path)
  return points && <GateFacts points={points} />
}
