import { expect, test } from 'vitest'
import { readScenarios } from '../input/scenario-files.ts'
import type { SeenState } from './recorder.ts'
import { staleFiles, traceFailure } from './trace-files.ts'
import { writtenTrace } from './trace-text.ts'

const state = (lines: readonly string[], more: Partial<SeenState> = {}): SeenState => ({
  tab: 1,
  during: null,
  page: null,
  lines,
  ...more,
})

const form = ['button "Send"; submits', 'look button ×1']
const sending = ['button "Send"; disabled; busy', 'look button ×1', 'look spinner ×1']

test('a trace says what is called, what shows meanwhile, and what is different then', () => {
  const opened = {
    line: 4,
    title: 'the page opens',
    seen: ['calls session', state(form, { page: 'deposit-demo-en' })],
  }
  const pressed = {
    line: 5,
    title: 'press: Send',
    seen: [
      'calls applyUserDeposit {"amount":50000}',
      state(sending, { during: 'applyUserDeposit' }),
      'answered: applyUserDeposit',
      'answered: getDepositList',
      state(form),
    ],
  }
  const written = writtenTrace([opened, pressed], () => form)
  expect(written.flatMap(({ lines }) => lines)).toEqual([
    'the page opens',
    '  calls session',
    '  as in pages/deposit-demo-en',
    'press: Send',
    '  calls applyUserDeposit {"amount":50000}',
    '  while applyUserDeposit runs',
    '    ~ button "Send": +disabled +busy −submits',
    '    looks: +spinner',
    '  answered: applyUserDeposit, getDepositList',
    '    ~ button "Send": +submits −disabled −busy',
    '    looks: −spinner',
  ])
})

test('what happens every 30 seconds is written twice, and in between by its times', () => {
  const minute = (number: number) => [`after ${number * 30} s`, `"12:0${number}"`]
  const seen = [1, 2, 3, 4].flatMap(minute)
  const [{ lines } = { lines: [] }] = writtenTrace(
    [{ line: 1, title: 'pass: 2 min', seen }],
    () => null,
  )
  expect(lines).toEqual([
    'pass: 2 min',
    '  after 30 s',
    '  "12:01"',
    '  likewise after 60, 90 s',
    '  after 120 s',
    '  "12:04"',
  ])
})

test('a step that shows something else is named with what was expected', () => {
  const [scenario] = readScenarios(['screens/shows-devices'])
  if (scenario === undefined) throw new Error('There is no such scenario.')
  const opened = { line: 3, title: 'the page opens', seen: ['calls nothing'] }
  expect(traceFailure(scenario, [opened])).toEqual({
    line: 3,
    differences: [
      {
        what: 'trace after "the page opens"',
        expected: expect.stringMatching(/^gameOpen → ready\.idle \| /) as string,
        found: 'calls nothing',
      },
    ],
  })
})

test('each trace belongs to a scenario, and each page to a trace', () => {
  expect(staleFiles(readScenarios([]))).toEqual([])
})
