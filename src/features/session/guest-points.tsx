import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconBox } from '../../ui/icon-box.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { HelpIcon, HomeIcon, MessageIcon } from '../../ui/icons-place.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './guest-points.module.css'

export type Point = readonly [name: MessageId, text: MessageId, sign: ReactNode, more?: ReactNode]

const ofGames: readonly Point[] = [
  ['guard.point.favourites', 'guard.hint.favourites', <HomeIcon key="sign" />],
  ['guard.point.depositLimit', 'guard.rule.depositLimit', <LockIcon key="sign" />],
  ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="sign" />],
]

const ofHelp: readonly Point[] = [
  ['guard.point.inquiry', 'guard.hint.inquiry', <HelpIcon key="sign" />],
  ['guard.point.answers', 'guard.hint.answers', <MessageIcon key="sign" />],
]

type PointsProps = {
  readonly points: readonly Point[]
  /** Without signs on phones. */
  readonly isCompact?: boolean
}

export const Points = ({ points, isCompact = false }: PointsProps) => {
  const t = useT()
  return (
    <ul className={classNames(styles['list'], isCompact && styles['compact'])}>
      {points.map(([name, text, sign, more]) => (
        <li key={name} className={styles['point']}>
          <IconBox>{sign}</IconBox>
          <div className={styles['words']}>
            <span className={styles['name']}>{t(name)}</span>
            <span className={styles['text']}>{t(text)}</span>
          </div>
          {more}
        </li>
      ))}
    </ul>
  )
}

/** What members have, beside open pages; in the help what they may do there. */
export const GuestPoints = () => {
  const t = useT()
  const isHelp = useLocation().pathname === '/help'
  return (
    <Panel className={styles['panel']} title={t('guard.point.title')}>
      <Points points={isHelp ? ofHelp : ofGames} />
    </Panel>
  )
}
