import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))

/**
 * For each element that comes or goes, a browser asks of all above it whether they have what `:has` looks for, and of all
 * beside it whether they follow it: of the root or of anything, that is the whole page, in each frame of a scroll.
 */
const costly = [/(?:^|[\s,])(?::root|html|body|\*)(?:\[[^\]]*\])*:has\(/, /\*\s*[+~]\s*\*/]

test('no style makes a row that comes into a list cost as much as the page', () => {
  const found = globSync('**/*.css', { cwd: src }).flatMap((file) =>
    readFileSync(`${src}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => costly.some((selector) => selector.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
