import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const text = readFileSync(join(repositoryRoot, 'docs/accessibility.md'), 'utf8')

/** List items, each in one line. */
const items = text
  .split(/\n(?=\S|\n)/)
  .map((block) => block.replaceAll(/\s+/g, ' ').trim())
  .filter((block) => block.startsWith('- **'))

const entry = /^- \*\*(\d+\.\d+\.\d+) [^*]+\((A|AA)\)\*\* (met|tried|in part|does not apply)\. /

/** Of levels A and AA in WCAG 2.2; 4.1.1 is obsolete. */
const ofLevel = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
} as const

const quoted = /`([^`]+\.test\.tsx?)`|“([^”]+)”/g

test.each(['A', 'AA'] as const)(
  'docs/accessibility.md judges each criterion of level %s',
  (level) => {
    const judged = items.flatMap((item) => {
      const [, id, of] = entry.exec(item) ?? []
      return of === level ? [id] : []
    })
    expect(judged).toEqual(ofLevel[level].split(/\s+/))
  },
)

test('each test that docs/accessibility.md quotes exists under that title', () => {
  const missing = items.flatMap((item) => {
    let file = ''
    return [...item.matchAll(quoted)].flatMap(([, path, title]) => {
      if (path !== undefined) {
        file = path
        return globSync(path, { cwd: repositoryRoot }).length === 1 ? [] : [path]
      }
      return readFileSync(join(repositoryRoot, file), 'utf8').includes(title ?? '')
        ? []
        : [`${file}: ${title}`]
    })
  })
  expect(missing).toEqual([])
})

test('every criterion that docs/accessibility.md marks as met names a test or axe', () => {
  const bare = items.filter(
    (item) => entry.exec(item)?.[3] === 'met' && !/\.test\.|axe|check`/.test(item),
  )
  expect(bare.map((item) => item.slice(0, 60))).toEqual([])
})
