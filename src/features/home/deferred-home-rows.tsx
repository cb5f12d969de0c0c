import { useEffect, useState } from 'react'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { whenPageIsIdle } from '../../platform/when-idle.ts'
import { useSession } from '../session/session.context.tsx'
import { isGuest, isMember } from '../session/session.selectors.ts'
import { NoticePopups } from '../notices/notice-popups.tsx'
import { Advertisements } from './advertisements.tsx'
import type { HomeRowsProps } from './home-rows.tsx'
import { isReturning } from './is-returning.ts'

const HomeRows = lazyComponent(async () => (await import('./home-rows.tsx')).HomeRows)
const GuestRows = lazyComponent(async () => (await import('./guest-rows.tsx')).GuestRows)

/** Guests get games once the page is idle. */
const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenPageIsIdle(() => setIsIdle(true)), [])
  return isIdle
}

/** Height of a row of games (`rail.module.css`), inline because each style is part of every page. */
const rowHeight = { minBlockSize: 'calc(var(--rail) + 74px)' }

const MemberRows = (props: HomeRowsProps) =>
  props.place === 'rows' ? (
    <>
      <div style={rowHeight}>
        <HomeRows {...props} />
      </div>
      {/* Below the row that has its height before it is loaded. */}
      <HomeRows {...props} place="jackpotGames" />
    </>
  ) : (
    <HomeRows {...props} />
  )

const Rows = (props: HomeRowsProps) => {
  const isSignedIn = useSession(isMember)
  const isSignedOut = useSession(isGuest)
  const isIdle = useIsIdle()
  const { place } = props
  if (isSignedIn) return place !== 'end' && <MemberRows {...props} />
  // Where a member was expected, the page has no hero; its parts are where a member's would be.
  const isReturningGuest = isSignedOut && isReturning()
  if (place === 'search' || place === 'jackpot')
    return isReturningGuest && <HomeRows {...props} isForGuest />
  // Guests see providers instead of a member's games.
  if (place === 'rows' && isReturningGuest) return <span hidden />
  if (!isSignedOut || !isIdle) return null
  if (place === 'end') return <GuestRows part="end" />
  return (place === 'rows' || isReturningGuest) && <GuestRows part="providers" />
}

/**
 * Content that the first page does not need. One component for all places, so that the first page refers to one
 * file.
 */
export const DeferredHomeRows = (props: HomeRowsProps) => {
  if (props.place === 'notices') return <NoticePopups />
  return (
    <>
      <CrashBoundary instead={null}>
        <LazyBoundary>
          <Rows {...props} />
        </LazyBoundary>
      </CrashBoundary>
      {props.place === 'end' && <Advertisements />}
    </>
  )
}
