import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { otherReaderFaults } from './check-yaml.ts'
import { SourceFiles } from './source-files.ts'

const openapi = join(import.meta.dirname, '../../openapi')

function saidOf(written: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'one.yaml'), `first: 1\nX: ${written}\n`)
  const files = new SourceFiles(folder)
  return otherReaderFaults(files, 'one.yaml').map((fault) => files.describe(fault))
}

test('R-CALL-01 every YAML file of the contract, the generated ones too, is read alike by other parsers', () => {
  const files = new SourceFiles(openapi)
  expect(files.all()).toEqual(expect.arrayContaining(['proxy.yaml', 'public.yaml']))
  expect(files.all().flatMap((file) => otherReaderFaults(files, file))).toEqual([])
})

const inFlow =
  'is refused by parsers of YAML 1.1, such as PyYAML, within {} or []: put it in quotes'
const otherwise = 'is read otherwise by parsers of YAML 1.1: put it in quotes'

test.each([
  ['{ value: what? }', '`what?` ' + inFlow],
  ['{ value: a ? b }', '`a ? b` ' + inFlow],
  ['[what?, b]', '`what?` ' + inFlow],
  ['{ what?: 1 }', '`what?` ' + inFlow],
  ['{ value: :b }', '`:b` ' + inFlow],
  ['2026-11-20', '`2026-11-20` ' + otherwise],
  ['{ at: 2026-11-20T21:00:00+09:00 }', '`2026-11-20T21:00:00+09:00` ' + otherwise],
  ['on', '`on` ' + otherwise],
  ['No', '`No` ' + otherwise],
  ['{ y: 1 }', '`y` ' + otherwise],
  ['1_000', '`1_000` ' + otherwise],
  ['010', '`010` ' + otherwise],
  ['1e3', '`1e3` ' + otherwise],
  ['12:30:00', '`12:30:00` ' + otherwise],
])('R-CALL-01 %s is refused with its place and remedy', (written, said) => {
  const [one = ''] = saidOf(written)
  expect(one).toMatch(/one\.yaml:2 #\/X/)
  expect(one.slice(one.indexOf(': ') + 2)).toBe(said)
})

test.each([
  "{ value: 'what?' }",
  'what? yes',
  '[no-store, "on"]',
  '-0.5',
  'true',
  '~',
  'yes and no',
])('R-CALL-01 %s is read alike by all', (written) => {
  expect(saidOf(written)).toEqual([])
})

test('R-CALL-01 YAML that only js-yaml rejects is refused', () => {
  const [one = ''] = saidOf('!amount won')
  expect(one).toContain('js-yaml cannot read it: unknown tag !<!amount>')
})
