import { memo, startTransition, useCallback, useMemo, useRef, useState } from 'react'
import styles from './lobby.module.css'
import { assignSlots, noSlots } from './row-slots.ts'
import type { TilesProps } from './tile-grid.tsx'
import { useGridLayout } from './use-grid-layout.ts'
import { useVisibleRows } from './use-visible-rows.ts'

type RowProps<Item> = Omit<TilesProps<Item>, 'items' | 'keyOf'> & {
  tiles: readonly Item[]
  /** Position of the row's first tile among all, from 1. */
  position: number
  count: number
  /** From the top of the list, in CSS pixels. */
  offset: number
  index: number
  onFocus: (index: number) => void
}

const Row = <Item,>({
  tiles,
  position,
  count,
  offset,
  index,
  shape,
  tile,
  onFocus,
}: RowProps<Item>) => (
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
        aria-posinset={position + column}
        className={styles['cell']}
      >
        {tile(item)}
      </div>
    ))}
  </div>
)

/** Memoised, so that scrolling renders only new rows. */
const MemoRow = memo(Row) as typeof Row

const inRows = <Item,>(items: readonly Item[], columns: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )

const Windowed = <Item,>({ items, shape, tile }: TilesProps<Item>) => {
  const list = useRef<HTMLDivElement>(null)
  const layout = useGridLayout(list)
  const { columns, rowHeight, gap } = layout
  const [focusedRow, setFocusedRow] = useState<number | null>(null)
  // This is a transition, because the list changes only on scroll and a press need not wait.
  const keepRow = useCallback((row: number | null) => startTransition(() => setFocusedRow(row)), [])
  const tiles = useMemo(() => inRows(items, columns), [items, columns])
  const rows = useVisibleRows(layout, tiles.length, focusedRow)
  const [previousSlots, setSlots] = useState(noSlots)
  const slots = assignSlots(previousSlots, rows)
  if (slots !== previousSlots) setSlots(slots)
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
        <MemoRow
          key={slots.get(row)}
          tiles={tiles[row] ?? []}
          position={row * columns + 1}
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
