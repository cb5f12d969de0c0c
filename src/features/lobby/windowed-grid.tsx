import {
  memo,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { RefObject } from 'react'
import { viewport } from '../../platform/viewport.ts'
import type { TilesProps } from './tile-grid.tsx'
import styles from './lobby.module.css'

export type RowSlots = ReadonlyMap<number, number>

export const noSlots: RowSlots = new Map()

/**
 * Assigns slots to rows: remaining rows keep theirs, new rows reuse those of removed ones. Updating a slot is much
 * cheaper than mounting one.
 */
export const assignSlots = (before: RowSlots, rows: readonly number[]): RowSlots => {
  if (rows.every((row) => before.has(row))) return before
  const staying = new Set(rows)
  const free = [...before].flatMap(([row, slot]) => (staying.has(row) ? [] : [slot]))
  let next = Math.max(-1, ...before.values()) + 1
  return new Map(rows.map((row) => [row, before.get(row) ?? free.shift() ?? next++]))
}

/** In CSS pixels. All rows have the same height. */
type Layout = {
  readonly columns: number
  readonly rowHeight: number
  readonly gap: number
  /** From the top of the page to the first row. */
  readonly top: number
}

const unmeasured: Layout = { columns: 3, rowHeight: 200, gap: 12, top: 0 }
/** Remembered, so that a list has its height at once after Back. */
let lastLayout = unmeasured

const ROWS_AHEAD = 2

const measure = (list: HTMLElement): Layout | null => {
  const row = list.firstElementChild
  if (row === null) return null
  const { gridTemplateColumns, columnGap } = getComputedStyle(row)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: row.getBoundingClientRect().height,
    gap: Number.parseFloat(columnGap),
    top: list.getBoundingClientRect().top + scrollY,
  }
}

const isSame = (one: Layout, other: Layout) =>
  one.columns === other.columns &&
  one.rowHeight === other.rowHeight &&
  one.gap === other.gap &&
  one.top === other.top

const useLayout = (list: RefObject<HTMLElement | null>): Layout => {
  const [layout, setLayout] = useState(lastLayout)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const follow = () => {
      const next = measure(element)
      if (next === null || isSame(next, lastLayout)) return
      lastLayout = next
      setLayout(next)
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    // Content above the list may grow and move its rows.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return layout
}

type RowProps<One> = Omit<TilesProps<One>, 'items' | 'keyOf'> & {
  tiles: readonly One[]
  /** Position of the row's first tile among all, from 1. */
  place: number
  count: number
  /** From the top of the list, in CSS pixels. */
  offset: number
  index: number
  onFocus: (index: number) => void
}

const Row = <One,>({ tiles, place, count, offset, index, shape, tile, onFocus }: RowProps<One>) => (
  <div
    className={`${styles['grid']} ${styles[shape]} ${styles['row']}`}
    style={{ translate: `0 ${offset}px` }}
    onFocus={() => onFocus(index)}
  >
    {tiles.map((item, column) => (
      <div
        key={column}
        role="listitem"
        aria-setsize={count}
        aria-posinset={place + column}
        className={styles['cell']}
      >
        {tile(item)}
      </div>
    ))}
  </div>
)

/** Memoised: scrolling renders only new rows. */
const StandingRow = memo(Row) as typeof Row

const inRows = <One,>(items: readonly One[], columns: number): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )

const useRows = (
  { rowHeight, gap, top }: Layout,
  count: number,
  focused: number | null,
): readonly number[] => {
  const step = rowHeight + gap
  const within = (row: number) => Math.max(0, Math.min(count, row))
  const first = useSyncExternalStore(viewport.subscribe, () =>
    within(Math.floor((viewport.current().top - top) / step) - ROWS_AHEAD),
  )
  const end = useSyncExternalStore(viewport.subscribe, () => {
    const { top: start, height } = viewport.current()
    return within(Math.ceil((start + height - top) / step) + ROWS_AHEAD)
  })
  return useMemo(() => {
    const near = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
    if (focused === null || focused >= count || near.includes(focused)) return near
    return focused < first ? [focused, ...near] : [...near, focused]
  }, [first, end, focused, count])
}

const Windowed = <One,>({ items, shape, tile }: TilesProps<One>) => {
  const list = useRef<HTMLDivElement>(null)
  const layout = useLayout(list)
  const { columns, rowHeight, gap } = layout
  const [focusedRow, setFocusedRow] = useState<number | null>(null)
  // In a transition: the list changes only on scroll, so a press need not wait.
  const keepRow = useCallback((row: number | null) => startTransition(() => setFocusedRow(row)), [])
  const tiles = useMemo(() => inRows(items, columns), [items, columns])
  const rows = useRows(layout, tiles.length, focusedRow)
  const [before, setSlots] = useState(noSlots)
  const slots = assignSlots(before, rows)
  if (slots !== before) setSlots(slots)
  return (
    <div
      ref={list}
      role="list"
      className={styles['windowed']}
      style={{ blockSize: tiles.length * (rowHeight + gap) - gap }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keepRow(null)
      }}
    >
      {rows.map((row) => (
        <StandingRow
          key={slots.get(row)}
          tiles={tiles[row] ?? []}
          place={row * columns + 1}
          count={items.length}
          offset={row * (rowHeight + gap)}
          index={row}
          shape={shape}
          tile={tile}
          onFocus={keepRow}
        />
      ))}
    </div>
  )
}

/**
 * A grid that renders only rows near the viewport. The focused row stays mounted, and screen readers get each tile's
 * position.
 */
export const WindowedGrid = memo(Windowed) as typeof Windowed
