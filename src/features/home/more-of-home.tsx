import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { useSession } from '../session/session.context.tsx'
import { isMember } from '../session/session.selectors.ts'
import { NoticePopups } from '../notices/notice-popups.tsx'
import { useKeptGames } from '../lobby/use-kept-games.ts'
import { advertisementQueries } from './advertisements.queries.ts'
import { Advertisements } from './advertisements.tsx'
import type { HomeRowsProps } from './home-rows.tsx'

const HomeRows = lazyComponent(async () => (await import('./home-rows.tsx')).HomeRows)

/** Height of a row of games (`rail.module.css`), inline because each style is part of every page. */
const rowHeight = { minBlockSize: '210px' }

/** Whether the player scrolled; the first viewport needs none of this. */
const useHasScrolled = (): boolean => {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const note = () => setHasScrolled(true)
    addEventListener('scroll', note, { once: true, passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  return hasScrolled
}

const Rows = (props: HomeRowsProps) => (
  <CrashBoundary instead={null}>
    <LazyBoundary>
      <HomeRows {...props} />
    </LazyBoundary>
  </CrashBoundary>
)

/** Below the help: advertisements, more games, pop-ups. Guests who do not scroll load no games. */
const End = (props: HomeRowsProps) => {
  const { isPending } = useQuery(advertisementQueries.list())
  const member = useSession(isMember)
  const hasScrolled = useHasScrolled()
  // A member's only row is above the help until they have opened or marked something.
  const hasKept = [useKeptGames('recent'), useKeptGames('favourites')].some((one) => one.length > 0)
  const [isEmpty, setIsEmpty] = useState(false)
  const onEmpty = useCallback(() => setIsEmpty(true), [])
  const isReserved = !isEmpty && (hasKept || !member)
  return (
    <>
      <Advertisements />
      <div style={isReserved ? rowHeight : undefined}>
        {!isPending && (member || hasScrolled) && <Rows {...props} onEmpty={onEmpty} />}
      </div>
      <NoticePopups />
    </>
  )
}

/**
 * Content that the first page does not need. One component for both places, so that the first page refers to one
 * file.
 */
export const MoreOfHome = (props: HomeRowsProps) => {
  const member = useSession(isMember)
  if (props.atEnd) return <End {...props} />
  return (member || 'returning' in document.documentElement.dataset) && <Rows {...props} />
}
