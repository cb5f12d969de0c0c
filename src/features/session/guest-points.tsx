import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { IconBox } from '../../ui/icon-box.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { OpenMessageIcon } from '../../ui/icons-letter.tsx'
import { BetsIcon, CompIcon, ComputerIcon, PhoneIcon } from '../../ui/icons-member.tsx'
import { DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { HelpIcon, MessageIcon, NoticeIcon, SlotIcon, UserIcon } from '../../ui/icons-place.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './guest-points.module.css'

type Point = readonly [name: Extract<MessageId, `guard.point.${string}`>, sign: ReactNode]

const requests: Point = ['guard.point.requests', <ClockIcon key="sign" />]
const bets: Point = ['guard.point.bets', <SlotIcon key="sign" />]

const points: ReadonlyMap<string, readonly Point[]> = new Map([
  [
    '/comp',
    [
      ['guard.point.comp', <CompIcon key="sign" />],
      ['guard.point.convert', <DepositIcon key="sign" />],
      bets,
    ],
  ],
  [
    '/deposit',
    [
      ['guard.point.methods', <DepositIcon key="sign" />],
      requests,
      ['guard.point.depositLimit', <LockIcon key="sign" />],
    ],
  ],
  [
    '/devices',
    [
      ['guard.point.devices', <ComputerIcon key="sign" />],
      ['guard.point.used', <ClockIcon key="sign" />],
      ['guard.point.endDevice', <LockIcon key="sign" />],
    ],
  ],
  [
    '/game',
    [
      ['guard.point.balances', <GameMoneyIcon key="sign" />],
      ['guard.point.move', <DepositIcon key="sign" />],
      bets,
    ],
  ],
  [
    '/help',
    [
      ['guard.point.inquiry', <HelpIcon key="sign" />],
      ['guard.point.answers', <MessageIcon key="sign" />],
    ],
  ],
  [
    '/limits',
    [
      ['guard.point.depositLimit', <DepositIcon key="sign" />],
      ['guard.point.timeLimit', <ClockIcon key="sign" />],
      ['guard.point.break', <LockIcon key="sign" />],
    ],
  ],
  [
    '/note',
    [
      ['guard.point.note', <MessageIcon key="sign" />],
      ['guard.point.unread', <NoticeIcon key="sign" />],
      ['guard.point.delete', <OpenMessageIcon key="sign" />],
    ],
  ],
  [
    '/notice',
    [
      ['guard.point.maintenance', <ClockIcon key="sign" />],
      ['guard.point.news', <NoticeIcon key="sign" />],
      ['guard.point.earlier', <BetsIcon key="sign" />],
    ],
  ],
  [
    '/user',
    [
      ['guard.point.details', <UserIcon key="sign" />],
      ['guard.point.password', <LockIcon key="sign" />],
      ['guard.point.safety', <PhoneIcon key="sign" />],
    ],
  ],
  [
    '/withdraw',
    [
      ['guard.point.possible', <WithdrawIcon key="sign" />],
      ['guard.point.account', <UserIcon key="sign" />],
      requests,
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
        {here.map(([name, sign]) => (
          <li key={name} className={styles['point']}>
            <IconBox>{sign}</IconBox>
            {t(name)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
