import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconBox } from '../../ui/icon-box.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { HomeIcon } from '../../ui/icons-place.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './guest-points.module.css'

export type Point = readonly [name: MessageId, text: MessageId, sign: ReactNode]

const gamePoints: readonly Point[] = [
  ['guard.point.favourites', 'guard.hint.favourites', <HomeIcon key="sign" />],
  ['guard.point.depositLimit', 'guard.rule.depositLimit', <LockIcon key="sign" />],
  ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="sign" />],
]

type PointsProps = {
  readonly points: readonly Point[]
  /** Whether they stand in a row where there is room; else they are close together. */
  readonly isRow?: boolean
}

export const Points = ({ points, isRow = false }: PointsProps) => {
  const t = useT()
  return (
    <ul className={classNames(styles['list'], isRow && styles['inRow'])}>
      {points.map(([name, text, sign]) => (
        <li key={name} className={styles['point']}>
          <IconBox>{sign}</IconBox>
          <div className={styles['words']}>
            <span className={styles['name']}>{t(name)}</span>
            <span className={styles['text']}>{t(text)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The advantages of members, beside open pages. */
export const GuestPoints = () => {
  const t = useT()
  return (
    <Panel className={styles['panel']} title={t('guard.point.title')}>
      <Points points={gamePoints} />
    </Panel>
  )
}
