import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { errorsIn, typeErrorsOf } from './typecheck.ts'

function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(import.meta.dirname, '../tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  mkdirSync(join(folder, 'screens'))
  const config = {
    extends: '../tsconfig.base.json',
    compilerOptions: { tsBuildInfoFile: '../.cache/screens.tsbuildinfo' },
    include: ['.'],
  }
  writeFileSync(join(folder, 'screens/tsconfig.json'), JSON.stringify(config))
  writeFileSync(
    join(folder, 'screens/balance.ts'),
    `import type { Member } from '../contract.ts'
export const balanceOf = ({ balance }: Member): number => balance\n`,
  )
  return folder
}

const contract = (type: string) => `export type Member = { readonly balance: ${type} }\n`

test('a contract change is found in its importers, also at the second check', () => {
  const folder = project()
  const file = join(folder, 'contract.ts')
  const check = () => typeErrorsOf('screens', folder)
  const fault = expect.stringMatching(/^screens\/balance\.ts.* Type 'string' is not assignable/)
  writeFileSync(file, contract('number'))
  expect([check(), check()]).toEqual(['', ''])
  writeFileSync(file, contract('string'))
  expect([check(), check()]).toEqual([fault, fault])
  writeFileSync(file, contract('number'))
  expect(check()).toBe('')
})

test('an error that several projects have is one, with the lines that explain it', () => {
  const wrong = 'a.ts(1,1): error TS2375: No.\n  Types are incompatible.\n'
  const other = 'b.ts(2,3): error TS2741: Missing.\n'
  expect([...new Set([...errorsIn(wrong + other), ...errorsIn(wrong)])]).toEqual([wrong, other])
  expect(errorsIn('')).toEqual([])
})
