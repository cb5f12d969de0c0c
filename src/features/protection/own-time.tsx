import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { formatTime } from '../../lib/dates.ts'
import styles from './own-time.module.css'
import { momentText } from './moment-text.tsx'
import { hoursOf } from './protection.model.ts'
import { useRealityCheckActor } from './reality-check.context.tsx'
import { useLoginBefore } from './use-login-before.ts'
import { useMinute } from './use-minute.ts'

/** On every screen of a member: the time of day, how long they have been here, and the way to their limits. */
export const OwnTime = () => {
  const t = useT()
  const now = useMinute()
  const actor = useRealityCheckActor()
  const since = useSelector(actor, ({ context }) => context.since)
  const facts = useSelector(actor, ({ context }) => context.facts)
  const login = useLoginBefore(facts, now)
  return (
    <aside className={styles['strip']} aria-label={t('protection.strip.label')}>
      <time className={styles['clock']}>{formatTime(new Date(now).toISOString())}</time>
      <span className={styles['played']}>
        {login !== null
          ? t(login.isHere ? 'protection.strip.loginHere' : 'protection.strip.loginElsewhere', {
              at: momentText(login.at),
            })
          : since !== null && t('protection.strip.played', hoursOf(now - since))}
      </span>
      <Link className={styles['link']} to="/limits">
        {t('protection.strip.link')}
      </Link>
    </aside>
  )
}
