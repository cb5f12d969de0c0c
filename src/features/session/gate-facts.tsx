import { useT } from '../../i18n/language.tsx'
import { PauseIcon } from '../../ui/icons-action.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { BetsIcon, CompIcon, ComputerIcon } from '../../ui/icons-member.tsx'
import { BankIcon, DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { HelpIcon, MessageIcon, NoticeIcon, UserIcon } from '../../ui/icons-place.tsx'
import { CheckIcon, LockIcon, WarningIcon } from '../../ui/icons-state.tsx'
import styles from './gate-facts.module.css'
import { FactList } from './member-advantages.tsx'
import type { Fact } from './member-advantages.tsx'

const factsByPath: ReadonlyMap<string, readonly Fact[]> = new Map<string, readonly Fact[]>([
  [
    '/comp',
    [
      ['guard.point.earned', 'guard.rule.compBets', <CompIcon key="icon" />],
      ['guard.point.convert', 'comp.balance.text', <BankIcon key="icon" />],
      ['guard.point.move', 'guard.rule.convert', <GameMoneyIcon key="icon" />],
    ],
  ],
  [
    '/deposit',
    [
      ['deposits.way.transfer', 'guard.rule.transfer', <BankIcon key="icon" />],
      ['guard.point.others', 'guard.rule.methods', <DepositIcon key="icon" />],
      ['guard.point.requests', 'guard.rule.cancel', <ClockIcon key="icon" />],
    ],
  ],
  [
    '/devices',
    [
      ['guard.point.times', 'guard.hint.times', <ClockIcon key="icon" />],
      ['guard.point.endOthers', 'guard.hint.each', <ComputerIcon key="icon" />],
      ['devices.password.title', 'guard.hint.unknown', <LockIcon key="icon" />],
    ],
  ],
  [
    '/game',
    [
      ['guard.point.balances', 'guard.rule.balances', <BankIcon key="icon" />],
      ['guard.point.move', 'guard.rule.move', <GameMoneyIcon key="icon" />],
    ],
  ],
  [
    '/limits',
    [
      ['guard.point.depositLimit', 'guard.rule.depositLimit', <DepositIcon key="icon" />],
      ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="icon" />],
      ['protection.break.title', 'guard.rule.break', <PauseIcon key="icon" />],
    ],
  ],
  [
    '/note',
    [
      ['guard.point.unread', 'guard.hint.unread', <MessageIcon key="icon" />],
      ['guard.point.delete', 'guard.hint.each', <CheckIcon key="icon" />],
      ['guard.point.answers', 'guard.hint.answers', <HelpIcon key="icon" />],
    ],
  ],
  [
    '/notice',
    [
      ['guard.point.byDate', 'guard.hint.byDate', <NoticeIcon key="icon" />],
      ['guard.point.popup', 'guard.hint.popup', <WarningIcon key="icon" />],
      ['guard.point.alone', 'guard.hint.alone', <MessageIcon key="icon" />],
    ],
  ],
  [
    '/user',
    [
      ['guard.point.safety', 'guard.hint.safety', <LockIcon key="icon" />],
      ['guard.point.records', 'guard.hint.records', <BetsIcon key="icon" />],
      ['guard.point.details', 'guard.hint.details', <UserIcon key="icon" />],
    ],
  ],
  [
    '/withdraw',
    [
      ['guard.point.possible', 'guard.rule.possible', <WithdrawIcon key="icon" />],
      ['guard.point.registered', 'guard.rule.methods', <BankIcon key="icon" />],
      ['guard.point.requests', 'guard.rule.returned', <ClockIcon key="icon" />],
    ],
  ],
])

const GateFacts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const t = useT()
  return (
    <section className={styles['facts']} aria-label={t('guard.point.title')}>
      <FactList isRow facts={facts} />
    </section>
  )
}

/** A member's actions on the page at this path, in few words. */
export const factsOf = (path: string) => {
  const facts = factsByPath.get(path)
  return facts && <GateFacts facts={facts} />
}
