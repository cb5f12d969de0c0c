import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))

/** Such a selector at the root or `*` makes the browser check the whole page in each frame of a scroll. */
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
