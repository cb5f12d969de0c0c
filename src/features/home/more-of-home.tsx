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

/** As high as a row of games (`rail.module.css`); not there, because each style stands in every page. */
const rowHeight = { minBlockSize: '210px' }

/** Whether the player went down the page; all that is seen before that is there without. */
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

/** Below the help: advertisements, more games, pop-ups. A guest who stays at the top loads no games. */
const End = (props: HomeRowsProps) => {
  const { isPending } = useQuery(advertisementQueries.list())
  const member = useSession(isMember)
  const hasScrolled = useHasScrolled()
  // A member's only row stands above the help until there is something that they opened or chose.
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
 * What the first page does without. One component for both places: the first page would have to name the
 * files of each.
 */
export const MoreOfHome = (props: HomeRowsProps) => {
  const member = useSession(isMember)
  if (props.atEnd) return <End {...props} />
  return (member || 'returning' in document.documentElement.dataset) && <Rows {...props} />
}
