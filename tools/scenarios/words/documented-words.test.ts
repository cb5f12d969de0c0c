import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playerEventNames } from './player-words.ts'
import { beginningSchema, stepSchemas } from './scenario.model.ts'

const docs = join(import.meta.dirname, '../../../docs')
const read = (file: string): string => readFileSync(join(docs, file), 'utf8')
const guide = read('qa.md')
const charts = globSync('machines/*.md', { cwd: docs }).map(read).join('\n')

/** Whether a word is in code, alone or before its value. */
const isIn = (text: string) => (word: string) =>
  text.includes(`\`${word}\``) || text.includes(`\`${word}: `)

test('docs/qa.md has each word of a step that no chart has', () => {
  const own = playerEventNames.filter((name) => !isIn(charts)(name))
  expect(own).toContain('deposit.requested')
  expect(own.filter((name) => !isIn(guide)(name))).toEqual([])
})

test('docs/qa.md has each value of page, network and popups, and each word of begin', () => {
  const { page, network, popups } = stepSchemas
  const words = [
    ...page.shape.page.options,
    ...network.shape.network.options,
    ...popups.shape.popups.options,
    ...Object.keys(beginningSchema.shape),
  ]
  expect(words.filter((word) => !isIn(guide)(word))).toEqual([])
})
