import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { WindowedGrid } from './windowed-grid.tsx'

test('two grids that measure the same both take it', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 600, 150),
  )
  vi.stubGlobal('getComputedStyle', () => ({
    gridTemplateColumns: '100px 100px 100px 100px 100px',
    columnGap: '10px',
  }))
  const items = Array.from({ length: 10 }, (_, at) => at)
  const grid = <WindowedGrid items={items} shape="wide" keyOf={String} tile={(item) => item} />
  render(
    <>
      {grid}
      {grid}
    </>,
  )
  const heights = screen.getAllByRole('list').map((list) => list.style.blockSize)
  expect(heights).toEqual(['310px', '310px'])
})
