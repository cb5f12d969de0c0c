import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readersOfRemoved } from './removed-properties.ts'

const contractOf = (properties: object) => ({
  components: { schemas: { User: { type: 'object', properties } } },
})

test('the readers of a removed property are named by file and line', () => {
  const root = mkdtempSync(join(tmpdir(), 'removed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['openapi/bundled', 'src/generated', 'mocks/handlers'])
    mkdirSync(join(root, folder), { recursive: true })
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const bonus = { type: 'object', properties: { won: { type: 'integer' } } }
  write('openapi/bundled/public.json', JSON.stringify(contractOf({ nick: {}, bonus })))
  write('src/screen.tsx', 'const a = 1\nconst text = user.bonus\nconst won = user.bonus.won\n')
  write('src/other.ts', 'const bonuses = 2\n')
  write('src/generated/user.ts', 'bonus: number\n')
  write('mocks/handlers/user.ts', 'export const user = { nick, bonus: 3 }\n')
  expect(readersOfRemoved(root, { public: contractOf({ nick: {} }) })).toEqual([
    `User no longer has bonus. These lines name it:
  src/screen.tsx:2: const text = user.bonus
  src/screen.tsx:3: const won = user.bonus.won
  mocks/handlers/user.ts:1: export const user = { nick, bonus: 3 }`,
    `User no longer has won. These lines name it:
  src/screen.tsx:3: const won = user.bonus.won`,
  ])
  expect(readersOfRemoved(root, { public: contractOf({ nick: {}, bonus }) })).toEqual([])
})
