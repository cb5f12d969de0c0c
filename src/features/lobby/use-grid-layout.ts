import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** In CSS pixels. All rows have the same height. */
export type GridLayout = {
  readonly columns: number
  readonly rowHeight: number
  readonly gap: number
  /** From the top of the page to the first row. */
  readonly top: number
}

const unmeasured: GridLayout = { columns: 3, rowHeight: 200, gap: 12, top: 0 }
/** The last layout gives a list its height at once after Back. */
let lastLayout = unmeasured

const measure = (list: HTMLElement): GridLayout | null => {
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

const areLayoutsEqual = (a: GridLayout, b: GridLayout) =>
  a.columns === b.columns && a.rowHeight === b.rowHeight && a.gap === b.gap && a.top === b.top

/** The list's measures, which follow the size of the page. */
export const useGridLayout = (list: RefObject<HTMLElement | null>): GridLayout => {
  const [layout, setLayout] = useState(lastLayout)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const update = () => {
      const next = measure(element)
      if (next === null) return
      lastLayout = next
      setLayout((before) => (areLayoutsEqual(next, before) ? before : next))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    // Content above the list may grow and move its rows.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return layout
}
