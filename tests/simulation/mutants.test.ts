import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './mutants.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

test('each text that a planted defect replaces occurs once in its file', () => {
  const wrong = mutants.flatMap(({ name, file, edits }) => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8')
    return edits
      .filter(([from]) => text.split(from).length !== 2)
      .map(([from]) => `${name}: ${from}`)
  })
  expect(wrong).toEqual([])
})
