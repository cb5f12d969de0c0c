import { useLayoutEffect } from 'react'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { formatTime } from '../../lib/dates.ts'
import { PlacedIn } from '../../ui/placed-in.tsx'
import { momentText } from './moment-text.tsx'
import styles from './own-time.module.css'
import { hoursOf } from './protection.model.ts'
import { useRealityCheckActor } from './reality-check.context.tsx'
import { isJustMade, useLoginBefore } from './use-login-before.ts'
import { useTicking } from './use-ticking.ts'

/** The strip's height for what is above it; its text wraps on narrow pages. */
const measure = (strip: HTMLElement) => {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--strip-height', `${strip.offsetHeight}px`)
  })
  observer.observe(strip)
  return () => {
    observer.disconnect()
    style.removeProperty('--strip-height')
  }
}

/** On every member screen: time of day, time since login, and a link to the limits. */
export const OwnTime = () => {
  const t = useT()
  const actor = useRealityCheckActor()
  const since = useSelector(actor, ({ context }) => context.since)
  const login = useLoginBefore(useSelector(actor, ({ context }) => context.facts))
  const clock = useTicking<HTMLTimeElement>((now) => formatTime(new Date(now).toISOString()))
  const played = useTicking<HTMLSpanElement>((now) => {
    if (since === null) return ''
    if (login === null || !isJustMade(login, now)) {
      const played = hoursOf(now - since)
      const isBegun = played.hours === 0 && played.minutes === 0
      return isBegun ? t('protection.strip.begun') : t('protection.strip.played', played)
    }
    const id = login.isHere ? 'protection.strip.loginHere' : 'protection.strip.loginElsewhere'
    return t(id, { at: momentText(login.at) })
  })
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    const mark = styles['withStrip'] ?? ''
    classList.add(mark)
    return () => classList.remove(mark)
  }, [])
  return (
    <PlacedIn id="own-time" media="(min-width: 1200px)" otherwise="own-time-at-foot">
      <aside ref={measure} className={styles['strip']} aria-label={t('protection.strip.label')}>
        <time ref={clock} className={styles['clock']} />
        <span ref={played} className={styles['played']} />
        <Link className={styles['link']} to="/limits">
          {t('protection.strip.link')}
        </Link>
      </aside>
    </PlacedIn>
  )
}
