import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const top = join(import.meta.dirname, '../..')

const faults: Readonly<Record<string, string>> = {
  'await-thenable': 'export const one = async () => { await 1 }',
  'no-deprecated': '/** @deprecated Gone. */ const old = 1\nexport const more = old + 1',
  'no-floating-promises': 'export const go = (call: () => Promise<void>) => { call() }',
  'no-misused-promises':
    'export const go = (all: number[]) => { all.forEach(async (one) => { await Promise.resolve(one) }) }',
  'no-unnecessary-condition': 'export const is = (all: string[]) => (all ? 1 : 2)',
  'no-unnecessary-type-assertion': 'export const is = (one: string) => (one as string).length',
  'only-throw-error': "export const fail = () => { throw 'no' }",
  'return-await':
    'export async function go(call: () => Promise<void>) { try { return call() } catch { return } }',
  'switch-exhaustiveness-check':
    "export const go = (kind: 'a' | 'b') => { switch (kind) { case 'a': return 1 } return 0 }",
  'no-default-export': 'export default 1',
}
const cycle = [
  "import { two } from './cycle-2.ts'\nexport const one = () => two",
  "import { one } from './cycle-1.ts'\nexport const two = () => one",
]

type Report = {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
}

/** A folder with these files, and the rules and compiler options of this project. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json'])
    cpSync(join(top, file), join(folder, file))
  const config = { extends: './tsconfig.base.json', include: ['.'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), `${code}\n`)
  return folder
}

/** The rules that refuse each file. */
async function lint(folder: string): Promise<Record<string, string[]>> {
  const tool = join(top, 'node_modules/.bin/oxlint')
  const run = promisify(execFile)(tool, ['--format', 'json', '.'], { cwd: folder })
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string })
  const { diagnostics } = JSON.parse(stdout) as Report
  const refusals: Record<string, string[]> = {}
  for (const { filename, code } of diagnostics) {
    const rule = /\((.+)\)/.exec(code)?.[1] ?? code
    ;(refusals[filename] ??= []).push(rule)
  }
  return refusals
}

test('each rule that needs types, or the graph of imports, refuses what it is there for', async () => {
  const files = Object.entries(faults).map(([rule, code]) => [`${rule}.ts`, code] as const)
  const cycles = cycle.map((code, index) => [`cycle-${index + 1}.ts`, code] as const)
  const folder = folderWith(Object.fromEntries([...files, ...cycles]))
  expect(await lint(folder)).toEqual({
    ...Object.fromEntries(Object.keys(faults).map((rule) => [`${rule}.ts`, [rule]])),
    'cycle-1.ts': ['no-cycle'],
    'cycle-2.ts': ['no-cycle'],
  })
})
