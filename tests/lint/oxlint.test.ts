import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const react = "import { useEffect, useMemo, useRef, useState } from 'react'\n"

/** For each rule of .oxlintrc.json, code that it must refuse. */
const faults: Readonly<Record<string, string>> = {
  'await-thenable': 'export const one = async () => { await 1 }',
  'ban-ts-comment': '// @ts-expect-error\nexport const one: number = true',
  'consistent-type-imports':
    "import { Other } from './other.ts'\nexport const is = (one: Other) => one",
  eqeqeq: 'export const is = (one: unknown) => one == 1',
  'max-lines': 'export {}\n'.repeat(301),
  'no-array-constructor': 'export const one = new Array(0, 1)',
  'no-cycle': "import { two } from './cycle.ts'\nexport const one = () => two",
  'no-default-export': 'export default 1',
  'no-deprecated': '/** @deprecated Gone. */ const old = 1\nexport const more = old + 1',
  'no-duplicate-enum-values': 'export enum One { first = 1, second = 1 }',
  'no-dynamic-delete':
    'export const go = (all: Record<string, 1>, key: string) => { delete all[key] }',
  'no-empty-object-type': 'export type One = {}',
  'no-explicit-any': 'export const is = (one: any) => String(one)',
  'no-extra-non-null-assertion': 'export const is = (one?: string) => one!!.length',
  'no-extraneous-class': 'export class One { static two = 1 }',
  'no-floating-promises': 'export const go = (call: () => Promise<void>) => { call() }',
  'no-import-type-side-effects': "import { type Other } from './other.ts'\nexport type { Other }",
  'no-misused-new': 'export interface One { new (): One }',
  'no-misused-promises':
    'export const go = (all: number[]) => { all.forEach(async (one) => { await Promise.resolve(one) }) }',
  'no-namespace': 'export namespace One { export const two = 1 }',
  'no-non-null-asserted-optional-chain': 'export const is = (one?: { two?: string }) => one?.two!',
  'no-non-null-assertion': 'export const is = (one: string | undefined) => one!.length',
  'no-require-imports': "import one = require('./other.ts')\nexport const two = one",
  'no-restricted-imports': "import { one } from './utils/one.ts'\nexport const two = one",
  'no-this-alias': 'export function go(this: Date) { const one = this\nreturn () => one }',
  'no-unnecessary-condition': 'export const is = (all: string[]) => (all ? 1 : 2)',
  'no-unnecessary-type-assertion': 'export const is = (one: string) => (one as string).length',
  'no-unnecessary-type-constraint':
    'export const is = <One extends unknown>(one: One): One[] => [one]',
  'no-unsafe-declaration-merging':
    'export interface One { two: string }\nexport class One { three = 1 }',
  'no-unsafe-function-type': 'export const is = (one: Function) => one.length',
  'no-unused-expressions': 'export const is = (one: number) => { one + 1 }',
  'no-unused-vars': 'export const is = (one: number) => 1',
  'no-useless-constructor': 'export class One { two = 1\nconstructor() {} }',
  'no-var': 'export var one = 1',
  'no-wrapper-object-types': 'export const is = (one: String) => one.length',
  'object-shorthand': 'export const is = (one: number) => ({ one: one })',
  'only-throw-error': "export const fail = () => { throw 'no' }",
  'prefer-as-const': "export const one: 'two' = 'two'",
  'prefer-const': 'export function is() { let one = 1\nreturn one }',
  'prefer-literal-enum-member': 'const two = 2\nexport enum One { first = two }',
  'prefer-namespace-keyword': 'export declare module One { const two: 1 }',
  'prefer-rest-params': 'export function is() { return [...arguments] }',
  'prefer-spread':
    'export const is = (one: (...all: number[]) => number, all: number[]) => one.apply(undefined, all)',
  'return-await':
    'export async function go(call: () => Promise<void>) { try { return call() } catch { return } }',
  'switch-exhaustiveness-check':
    "export const go = (kind: 'a' | 'b') => { switch (kind) { case 'a': return 1 } return 0 }",
  'triple-slash-reference': '/// <reference path="./other.ts" />\nexport const one = 1',
  'unified-signatures':
    'export function is(one: string): 1\nexport function is(one: number): 1\nexport function is(): 1 { return 1 }',
}

/** The same for rules that apply only to browser files. */
const browserFaults: Readonly<Record<string, string>> = {
  'error-boundaries':
    'export function One() { try { return <Other /> } catch { return null } }\nconst Other = () => null',
  'exhaustive-deps': `${react}export function One({ go }: { go: () => void }) { useEffect(() => { go() }, [])\nreturn null }`,
  globals: 'let one = 0\nexport function One() { one = 1\nreturn <p>{one}</p> }',
  immutability: `${react}export function One() { const [one] = useState({ two: 1 })
one.two = 2
return <p>{one.two}</p> }`,
  'incompatible-library':
    "import { useReactTable } from '@tanstack/react-table'\nexport function One() { const table = useReactTable({})\nreturn <p>{table.getRowModel()}</p> }",
  'no-console': 'export const One = () => { console.log(1) }',
  'no-restricted-globals': 'export const One = () => name',
  'no-restricted-imports': "import { lazy } from 'react'\nexport const One = lazy",
  purity: 'export function One() { return <p>{Math.random()}</p> }',
  refs: `${react}export function One() { const one = useRef(1)\nreturn <p>{one.current}</p> }`,
  'rules-of-hooks': `${react}export function One({ is }: { is: boolean }) { if (is) useState(1)\nreturn null }`,
  'set-state-in-effect': `${react}export function One() { const [one, setOne] = useState(0)\nuseEffect(() => { setOne(1) }, [])\nreturn <p>{one}</p> }`,
  'set-state-in-render': `${react}export function One() { const [one, setOne] = useState(0)\nsetOne(1)\nreturn <p>{one}</p> }`,
  'static-components': 'export function One() { const Two = () => <p />\nreturn <Two /> }',
  'unsupported-syntax':
    'export function One() { const one: unknown = eval("1")\nreturn <p>{String(one)}</p> }',
  'use-memo': `${react}export function One() { const two = useMemo(async () => 1, [])\nreturn <p>{String(two)}</p> }`,
  'void-use-memo': `${react}export function One() { useMemo(() => { Math.abs(1) }, [])\nreturn null }`,
}

type Rules = Readonly<Record<string, unknown>>
type Report = {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json'])
    cpSync(join(repositoryRoot, file), join(folder, file))
  const config = { extends: './tsconfig.base.json', include: ['.'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), `${code}\n`)
  }
  return folder
}

async function lint(files: Readonly<Record<string, string>>): Promise<Record<string, string[]>> {
  const tool = join(repositoryRoot, 'node_modules/.bin/oxlint')
  const run = promisify(execFile)(tool, ['--format', 'json', '.'], { cwd: folderWith(files) })
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string })
  const { diagnostics } = JSON.parse(stdout) as Report
  const refusals: Record<string, string[]> = {}
  for (const { filename, code } of diagnostics) {
    const rule = /\((.+)\)/.exec(code)?.[1] ?? code
    const known = (refusals[filename] ??= [])
    if (!known.includes(rule)) known.push(rule)
  }
  return refusals
}

const configured = () =>
  JSON.parse(readFileSync(join(repositoryRoot, '.oxlintrc.json'), 'utf8')) as {
    readonly overrides: readonly { readonly rules: Rules }[]
  }
const namesOf = (rules: Rules) =>
  Object.keys(rules)
    .filter((rule) => rules[rule] !== 'off')
    .map((rule) => rule.split('/').at(-1))

test('each rule of the linter has code here that it refuses', () => {
  const [general, ...overrides] = configured().overrides
  const scoped = overrides.flatMap(({ rules }) => namesOf(rules))
  expect(Object.keys(faults).toSorted()).toEqual(namesOf(general?.rules ?? {}).toSorted())
  expect(Object.keys({ ...browserFaults, 'max-lines': '' }).toSorted()).toEqual(
    [...new Set(scoped)].toSorted(),
  )
})

test('each rule refuses its fault', async () => {
  const plain = Object.entries(faults).map(([rule, code]) => [`${rule}.ts`, rule, code] as const)
  const browser = Object.entries(browserFaults).map(
    ([rule, code]) => [`src/${rule}.tsx`, rule, code] as const,
  )
  const files = Object.fromEntries([...plain, ...browser].map(([name, , code]) => [name, code]))
  const others = {
    'other.ts': 'export type Other = { two: number }',
    'cycle.ts': "import { one } from './no-cycle.ts'\nexport const two = () => one",
  }
  const refusals = await lint({ ...files, ...others })
  for (const [name, rule] of [...plain, ...browser])
    expect([name, refusals[name]]).toEqual([name, expect.arrayContaining([rule])])
  expect(refusals['other.ts']).toBeUndefined()
})

test('a chart has at most 150 lines', async () => {
  const chart = (lines: number) => 'export {}\n'.repeat(lines - 1)
  expect(
    await lint({
      'src/features/session/new.machine.ts': chart(150),
      'src/features/session/long.machine.ts': chart(151),
      'src/features/session/long.authenticated.states.ts': chart(151),
    }),
  ).toEqual({
    'src/features/session/long.machine.ts': ['max-lines'],
    'src/features/session/long.authenticated.states.ts': ['max-lines'],
  })
})

test('a rule that is switched off without having refused anything is an error', async () => {
  const code = '// oxlint-disable-next-line no-var -- nothing here\nexport const one = 1'
  expect(await lint({ 'one.ts': code })).toHaveProperty(['one.ts'])
})
