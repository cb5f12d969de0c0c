import { useEffect, useLayoutEffect, useState, useRef } from 'react'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { RefObject } from 'react'
import { useT } from '../../i18n/language.tsx'
import { formatMoment, formatTime } from '../../lib/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './own-time.module.css'
import { hoursOf } from './protection.model.ts'
import type { Protection } from './protection.model.ts'
import { useRealityCheckActor } from './reality-check.context.tsx'
import { isOfThisDevice, keepLogin } from './device-logins.storage.ts'
import { ResponsivePortal } from '../../ui/responsive-portal.tsx'
import { MINUTE_MS } from '../../lib/durations.ts'

/** Writes a text that changes every minute into an element, bypassing React so that the page does not rerender. */
function useTickingText<Element extends HTMLElement>(
  textAt: (now: number) => string,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      const now = Date.now()
      const text = textAt(now)
      if (element.current !== null && element.current.textContent !== text)
        element.current.textContent = text
      clearTimeout(timer)
      timer = setTimeout(update, MINUTE_MS - (now % MINUTE_MS))
    }
    update()
    // Timers stop while a computer sleeps.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  })
  return element
}

/** Milliseconds for which the previous login is shown. */
const LOGIN_SHOWN_MS = 60_000

type LoginBefore = {
  readonly at: string
  readonly isHere: boolean
  /** End of its display, epoch milliseconds. */
  readonly until: number
}

/** The login before this browser's recent one; null: no recent login, or it was the first. */
function useLoginBefore(facts: Protection | null): LoginBefore | null {
  const [until] = useState(() => Date.now() + LOGIN_SHOWN_MS)
  const { loginLast = null, loginBefore = null, loginAgeMs = Infinity } = facts ?? {}
  const isRecentLogin = loginAgeMs < LOGIN_SHOWN_MS
  useEffect(() => {
    if (isRecentLogin && loginLast !== null) keepLogin(loginLast)
  }, [isRecentLogin, loginLast])
  if (!isRecentLogin || loginBefore === null) return null
  return { at: loginBefore, isHere: isOfThisDevice(loginBefore), until }
}

/** Sets the strip's height for the styles of what is above it, because its text wraps on narrow pages. */
const publishHeight = (strip: HTMLElement) => {
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

/** The login before while it is shown. */
const useShownLogin = (facts: Protection | null): LoginBefore | null => {
  const login = useLoginBefore(facts)
  const [isExpired, setIsExpired] = useState(false)
  const until = login?.until
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(() => setIsExpired(true), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return isExpired ? null : login
}

/** The time of day, the time since login and a link to the limits. A login elsewhere links to devices. */
export const OwnTime = () => {
  const t = useT()
  const actor = useRealityCheckActor()
  const since = useSelector(actor, ({ context }) => context.since)
  const login = useShownLogin(useSelector(actor, ({ context }) => context.facts))
  const clock = useTickingText<HTMLTimeElement>((now) => formatTime(new Date(now).toISOString()))
  const played = useTickingText<HTMLSpanElement>((now) => {
    if (since === null) return ''
    if (login !== null) return t('protection.strip.loginHere', { at: formatMoment(login.at) })
    const duration = hoursOf(now - since)
    const hasJustBegun = duration.hours === 0 && duration.minutes === 0
    return hasJustBegun ? t('protection.strip.begun') : t('protection.strip.played', duration)
  })
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    const className = styles['withStrip'] ?? ''
    classList.add(className)
    return () => classList.remove(className)
  }, [])
  return (
    <ResponsivePortal
      targetId="own-time"
      media="(min-width: 1200px)"
      fallbackTargetId="own-time-at-foot"
    >
      <aside
        ref={publishHeight}
        className={styles['strip']}
        aria-label={t('protection.strip.label')}
      >
        <time ref={clock} className={styles['clock']} />
        {login === null || login.isHere ? (
          <span ref={played} className={styles['played']} />
        ) : (
          <Link className={classNames(styles['link'], styles['played'])} to="/devices">
            {t('protection.strip.loginElsewhere', { at: formatMoment(login.at) })}
          </Link>
        )}
        <Link className={styles['link']} to="/limits">
          {t('protection.strip.link')}
        </Link>
      </aside>
    </ResponsivePortal>
  )
}
