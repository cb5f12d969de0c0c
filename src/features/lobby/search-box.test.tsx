import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('R-GAME-01 Enter searches at once for what was just typed', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const searched: string[] = []
  render(
    <SearchBox
      label="search"
      query=""
      onQuery={(query) => searched.push(query)}
      onLeave={() => undefined}
    />,
  )
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'dragon' } })
  expect(searched).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(searched).toEqual(['dragon'])
})
