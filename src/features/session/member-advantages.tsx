import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconBox } from '../../ui/icon-box.tsx'
import { ClockIcon } from '../../ui/icons-list.tsx'
import { HomeIcon } from '../../ui/icons-place.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './member-advantages.module.css'

export type Fact = readonly [name: MessageId, text: MessageId, icon: ReactNode]

const memberAdvantages: readonly Fact[] = [
  ['guard.point.favourites', 'guard.hint.favourites', <HomeIcon key="icon" />],
  ['guard.point.depositLimit', 'guard.rule.depositLimit', <LockIcon key="icon" />],
  ['guard.point.timeLimit', 'guard.rule.timeLimit', <ClockIcon key="icon" />],
]

type FactListProps = {
  readonly facts: readonly Fact[]
  /** Side by side on wide pages; otherwise a dense list. */
  readonly isRow?: boolean
}

export const FactList = ({ facts, isRow = false }: FactListProps) => {
  const t = useT()
  return (
    <ul className={classNames(styles['list'], isRow && styles['inRow'])}>
      {facts.map(([name, text, icon]) => (
        <li key={name} className={styles['point']}>
          <IconBox>{icon}</IconBox>
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
export const MemberAdvantages = () => {
  const t = useT()
  return (
    <Panel className={styles['panel']} title={t('guard.point.title')}>
      <FactList facts={memberAdvantages} />
    </Panel>
  )
}
