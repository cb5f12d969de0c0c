import { useMemo, useSyncExternalStore } from 'react'
import { viewport } from '../../platform/viewport.ts'
import type { GridLayout } from './use-grid-layout.ts'

const ROWS_AHEAD = 2

/** The rows near the viewport, and the focused one. */
export const useVisibleRows = (
  { rowHeight, gap, top }: GridLayout,
  count: number,
  focusedRow: number | null,
): readonly number[] => {
  const step = rowHeight + gap
  const clamp = (row: number) => Math.max(0, Math.min(count, row))
  const firstRow = useSyncExternalStore(viewport.subscribe, () =>
    clamp(Math.floor((viewport.current().top - top) / step) - ROWS_AHEAD),
  )
  const endRow = useSyncExternalStore(viewport.subscribe, () => {
    const { top: start, height } = viewport.current()
    return clamp(Math.ceil((start + height - top) / step) + ROWS_AHEAD)
  })
  return useMemo(() => {
    const near = Array.from(
      { length: Math.max(0, endRow - firstRow) },
      (_, index) => firstRow + index,
    )
    if (focusedRow === null || focusedRow >= count || near.includes(focusedRow)) return near
    return focusedRow < firstRow ? [focusedRow, ...near] : [...near, focusedRow]
  }, [firstRow, endRow, focusedRow, count])
}
