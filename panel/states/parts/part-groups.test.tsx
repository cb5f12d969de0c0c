import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { partGroups } from './part-groups.ts'

const ui = join(import.meta.dirname, '../../../src/ui')

/** Not shown alone: parts of others, icons, and what has no look. */
const within = ['FieldFrame', 'Icon', 'LazyBoundary', 'VisuallyHidden', 'PlacedIn']

function componentsOfUi(): string[] {
  const files = globSync('*.tsx', { cwd: ui }).filter((file) => !/\.test\.|^icons-/.test(file))
  const exported = /^export const ([A-Z]\w+) = /gm
  return files
    .flatMap((file) => [...readFileSync(join(ui, file), 'utf8').matchAll(exported)])
    .map(([, name = '']) => name)
    .filter((name) => !within.includes(name))
}

const parts = partGroups.flatMap((group) => group.parts((text) => text))

test('the page of components shows every component of the design system once', () => {
  expect(parts.map(({ name }) => name).toSorted()).toEqual(componentsOfUi().toSorted())
})

test('every state of every component renders', () => {
  for (const { name, states } of parts)
    for (const [state, node] of Object.entries(states)) {
      const { container, unmount } = render(<MemoryRouter>{node}</MemoryRouter>)
      expect(container.childElementCount, `${name}, ${state}`).toBeGreaterThan(0)
      unmount()
    }
})
