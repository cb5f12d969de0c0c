// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Result } from '../run/run-scenario.ts'
import type { TargetRun } from '../run/targets.ts'
import { junitText } from './junit.ts'
import { reportHtml } from './report-html.ts'

const step = (event: string, state: string) => ({ machine: 'session', event, state })

const call = (operation: string, outcome: string | null) => ({
  tab: 1,
  operation,
  body: null,
  headers: new Headers(),
  outcome,
  answer: undefined,
})

const resultOf = (change: Partial<Result> = {}): Result => ({
  scenario: {
    title: 'A guest signs in & stays',
    covers: ['R-SESS-01'],
    begin: {
      scenario: 'default',
      member: 'none',
      path: '/',
      device: 'desktop',
      tabs: 'together',
      calls: 'limited',
      language: 'ko',
    },
    file: 'tests/scenarios/session/a.yaml',
    steps: [],
  },
  failure: null,
  path: [
    step('first', 'loading.restoring'),
    step('second', 'unauthenticated'),
    step('third', 'unauthenticated.signingIn'),
  ],
  calls: [call('userHealthCheck', '401'), call('userDoLogin', null)],
  milliseconds: 12.5,
  ...change,
})

const failed = resultOf({
  failure: {
    line: 5,
    differences: [
      { subject: 'message <"x">', expected: 'a & b', actual: '</failure>\u0000]]>\n\uD800' },
    ],
  },
})

test('failures are reported completely to continuous integration, with any text', () => {
  const text = junitText([{ target: 'machine', results: [resultOf(), failed] }])
  const document = new DOMParser().parseFromString(text, 'text/xml')
  const cases = [...document.querySelectorAll('testcase')].map((element) => [
    element.getAttribute('name'),
    element.querySelector('failure')?.getAttribute('message') ?? null,
  ])
  expect(cases).toStrictEqual([
    ['A guest signs in & stays', null],
    [
      'A guest signs in & stays',
      'message <"x">: expected a & b, found </failure>\uFFFD]]>\n\uFFFD',
    ],
  ])
  expect(document.querySelector('failure')?.textContent).toContain(
    'tests/scenarios/session/a.yaml:5',
  )
  expect(document.documentElement.getAttribute('failures')).toBe('1')
})

test('a file that cannot be read is an error for continuous integration', () => {
  const fault =
    'tests/scenarios/a.yaml:4: pass: 30 is no time.\ntests/scenarios/a.yaml:5: "x" & more'
  const read = (text: string) => new DOMParser().parseFromString(text, 'text/xml')
  const some = read(junitText([{ target: 'machine', results: [resultOf()] }], [fault]))
  const counts = (element: Element | null) =>
    ['tests', 'failures', 'errors'].map((name) => element?.getAttribute(name))
  expect(counts(some.documentElement)).toEqual(['2', '0', '1'])
  const suites = [...some.querySelectorAll('testsuite')]
  expect(suites.map(counts)).toEqual([
    ['1', '0', '1'],
    ['1', '0', '0'],
  ])
  const error = some.querySelector('error')
  expect(error?.parentElement?.getAttribute('file')).toBe('tests/scenarios/a.yaml')
  expect(error?.getAttribute('message')).toBe('tests/scenarios/a.yaml:4: pass: 30 is no time.')
  expect(error?.textContent).toBe(fault)
  expect(counts(read(junitText([], [fault])).documentElement)).toEqual(['1', '0', '1'])
})

test('a scenario for one target is skipped on the other, with the reason', () => {
  const skipped = { ...resultOf(), skipped: 'no browser shows what it says' }
  const runs: readonly TargetRun[] = [
    { target: 'machine', results: [resultOf()] },
    { target: 'browser', results: [skipped] },
  ]
  const xml = new DOMParser().parseFromString(junitText(runs), 'text/xml')
  const suites = [...xml.querySelectorAll('testsuite')].map((suite) => [
    suite.getAttribute('name'),
    suite.getAttribute('skipped'),
    suite.querySelector('skipped')?.getAttribute('message') ?? null,
  ])
  expect(suites).toStrictEqual([
    ['scenarios on the machines', '0', null],
    ['scenarios in the browser', '1', 'no browser shows what it says'],
  ])
  const none = { coverage: [], sources: new Map(), filter: '' }
  const page = new DOMParser().parseFromString(reportHtml({ runs, ...none }), 'text/html')
  expect([...page.querySelectorAll('.verdict')].map(({ textContent }) => textContent)).toEqual([
    '1 of 1 scenarios held on the machines',
    '0 of 1 scenarios held in the browser, 1 not played',
    'held on the machines',
    'not played in the browser',
  ])
  expect(page.querySelector('main')?.textContent).toContain(
    'Not in the browser: no browser shows what it says',
  )
})

test('the page loads nothing, and no text of a scenario breaks out of its place', () => {
  const text = '</script><img src=x>'
  const result = resultOf({ path: [step(text, 'loading')] })
  const page = reportHtml({
    runs: [
      {
        target: 'machine',
        results: [{ ...result, scenario: { ...result.scenario, title: text } }],
      },
    ],
    coverage: [],
    sources: new Map([[result.scenario.file, text]]),
    filter: '',
  })
  const document = new DOMParser().parseFromString(page, 'text/html')
  expect(document.querySelectorAll('[src], link').length).toBe(0)
  expect(document.querySelector('main pre')?.textContent).toBe(text)
})
