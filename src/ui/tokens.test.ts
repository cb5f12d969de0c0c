import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test('every token is used', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const styles = globSync('**/*.{css,ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')
  const used = new Set([...styles.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const tokens = [...css.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name)
  expect(tokens.length).toBeGreaterThan(30)
  expect(tokens.filter((name) => !used.has(name))).toEqual([])
})
