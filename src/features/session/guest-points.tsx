import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { IconBox } from '../../ui/icon-box.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { LogoutIcon } from '../../ui/icons-leave.tsx'
import { PauseIcon } from '../../ui/icons-action.tsx'
import { BetsIcon, CompIcon, ComputerIcon } from '../../ui/icons-member.tsx'
import { BankIcon, DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { HelpIcon, MessageIcon, UserIcon } from '../../ui/icons-place.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './guest-points.module.css'

type Point = readonly [
  name: Extract<MessageId, `guard.point.${string}`>,
  text: Extract<MessageId, `guard.hint.${string}` | `guard.rule.${string}`>,
  sign: ReactNode,
]

const ofLobbies: readonly Point[] = [
  ['guard.point.favourites', 'guard.hint.favourites', <BetsIcon key="sign" />],
  ['guard.point.depositLimit', 'guard.rule.depositLimit', <LockIcon key="sign" />],
  ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="sign" />],
]

const points: ReadonlyMap<string, readonly Point[]> = new Map<string, readonly Point[]>([
  ['/casino', ofLobbies],
  [
    '/comp',
    [
      ['guard.point.comp', 'guard.rule.comp', <CompIcon key="sign" />],
      ['guard.point.convert', 'guard.rule.convert', <GameMoneyIcon key="sign" />],
      ['guard.point.bets', 'guard.rule.compBets', <BetsIcon key="sign" />],
    ],
  ],
  [
    '/deposit',
    [
      ['guard.point.methods', 'guard.rule.methods', <DepositIcon key="sign" />],
      ['guard.point.requests', 'guard.rule.cancel', <ClockIcon key="sign" />],
      ['guard.point.depositLimit', 'guard.rule.depositLimit', <LockIcon key="sign" />],
    ],
  ],
  [
    '/devices',
    [
      ['guard.point.devices', 'guard.hint.devices', <ComputerIcon key="sign" />],
      ['guard.point.endDevice', 'guard.hint.endDevice', <LogoutIcon key="sign" />],
      ['guard.point.password', 'guard.rule.password', <LockIcon key="sign" />],
    ],
  ],
  [
    '/game',
    [
      ['guard.point.balances', 'guard.rule.balances', <BankIcon key="sign" />],
      ['guard.point.move', 'guard.rule.move', <GameMoneyIcon key="sign" />],
      ['guard.point.bets', 'guard.rule.bets', <BetsIcon key="sign" />],
    ],
  ],
  [
    '/help',
    [
      ['guard.point.inquiry', 'guard.hint.inquiry', <HelpIcon key="sign" />],
      ['guard.point.answers', 'guard.hint.answers', <MessageIcon key="sign" />],
    ],
  ],
  [
    '/limits',
    [
      ['guard.point.depositLimit', 'guard.rule.limit', <DepositIcon key="sign" />],
      ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="sign" />],
      ['guard.point.break', 'guard.rule.break', <PauseIcon key="sign" />],
    ],
  ],
  ['/search', ofLobbies],
  ['/slot', ofLobbies],
  ['/slot/game', ofLobbies],
  ['/sport', ofLobbies],
  [
    '/user',
    [
      ['guard.point.details', 'guard.rule.details', <UserIcon key="sign" />],
      ['guard.point.password', 'guard.rule.password', <LockIcon key="sign" />],
      ['guard.point.safety', 'guard.rule.safety', <ComputerIcon key="sign" />],
    ],
  ],
  [
    '/withdraw',
    [
      ['guard.point.possible', 'guard.rule.possible', <WithdrawIcon key="sign" />],
      ['guard.point.account', 'guard.rule.account', <BankIcon key="sign" />],
      ['guard.point.requests', 'guard.rule.returned', <ClockIcon key="sign" />],
    ],
  ],
])

/** What a member finds on the page at this address. */
export const GuestPoints = () => {
  const t = useT()
  const here = points.get(useLocation().pathname)
  if (here === undefined) return null
  return (
    <Panel className={styles['panel']} title={t('guard.point.title')}>
      <ul className={styles['list']}>
        {here.map(([name, text, sign]) => (
          <li key={name} className={styles['point']}>
            <IconBox>{sign}</IconBox>
            <span className={styles['words']}>
              <span className={styles['name']}>{t(name)}</span>
              <span className={styles['text']}>{t(text)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
