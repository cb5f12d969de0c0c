import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseAssumptions } from './assumptions.ts'
import { readAssumptions } from './read-contract.ts'
import { assumptionIdsOf } from './source-mark.ts'

const openapi = join(import.meta.dirname, '../../openapi')

const one = { text: 'Ids are numbers.', why: 'Nobody said it.', confirm: 'call' }

test('assumptions with text, why and confirm are read', () => {
  const content = { 'A-001': one, 'A-002': { ...one, confirm: 'ours' } }
  expect(parseAssumptions(content)).toBe(content)
})

test.each([
  [{ 'A-1': one }, 'A-1: an id is A- and three digits.'],
  [{ 'A-001': { ...one, why: '' } }, 'A-001: say `text` and `why`.'],
  [
    { 'A-001': { ...one, text: 'Ids are numbers; names are words.' } },
    'A-001: let `text` be one sentence about one thing; split the others off.',
  ],
  [
    { 'A-001': { ...one, text: 'Ids are numbers. Names are words.' } },
    'A-001: let `text` be one sentence about one thing; split the others off.',
  ],
  [
    { 'A-001': { ...one, confirm: 'maybe' } },
    'A-001: `confirm` is call or sequence or operator or ours.',
  ],
  [{ 'A-001': { ...one, because: 'of it' } }, 'A-001: because is not known.'],
])('an assumption that lacks a part or says two things is refused: %#', (content, words) => {
  expect(() => parseAssumptions(content)).toThrow(`assumptions.yaml ${words}`)
})

test('schemas and operations may contain their own assumptions, each id once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(openapi, folder, { recursive: true })
  const append = (file: string, key: string, id: string) =>
    appendFileSync(join(folder, file), `${key}:\n  ${id}: ${JSON.stringify(one)}\n`)
  append('schemas/slot.yaml', 'x-assumptions', 'A-901')
  append('operations/user/doLogin.yaml', 'assumptions', 'A-902')
  expect(readAssumptions(folder)).toEqual({
    ...readAssumptions(openapi),
    'A-901': one,
    'A-902': one,
  })
  append('operations/user/getMember.yaml', 'assumptions', 'A-901')
  expect(() => readAssumptions(folder)).toThrow('A-901 is the id of two assumptions')
})

test.each([
  ['document', []],
  ['A-001', ['A-001']],
  [
    ['A-001', 'A-002'],
    ['A-001', 'A-002'],
  ],
  [{ name: 'document', meaning: 'A-001' }, ['A-001']],
  [{ name: 'document', meaning: ['A-001', 'A-002'] }, ['A-001', 'A-002']],
  ['somebody', undefined],
  [[], undefined],
  [{ id: 'A-001', because: 'nobody said it' }, undefined],
  [{ name: 'document', meaning: 'as it says' }, undefined],
  [{ name: 'A-001', meaning: 'A-002' }, undefined],
])('a mark names its assumptions, or is none: %j', (source, ids) => {
  expect(assumptionIdsOf(source)).toEqual(ids)
})
