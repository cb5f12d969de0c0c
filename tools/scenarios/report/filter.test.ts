// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Scenario } from '../words/scenario.model.ts'
import { reportHtml } from './report-html.ts'

const script = readFileSync(join(import.meta.dirname, 'filter.js'), 'utf8')

type ResultParts = Pick<Scenario, 'title' | 'covers' | 'file'> & {
  readonly tags?: string[]
  readonly hasFailed?: boolean
}

const result = ({ hasFailed = false, ...scenario }: ResultParts) => ({
  scenario: {
    ...scenario,
    begin: {
      scenario: 'default',
      member: 'demo',
      path: '/',
      device: 'desktop',
      tabs: 'together',
      calls: 'limited',
      language: 'ko',
    } as const,
    steps: [],
  },
  failure: hasFailed
    ? { line: 5, differences: [{ subject: 'path', expected: '/', actual: '/slot' }] }
    : null,
  path: [],
  calls: [],
  milliseconds: 1,
})

function openReport(results: readonly ReturnType<typeof result>[]): void {
  document.documentElement.innerHTML = reportHtml({
    runs: [{ target: 'machine', results }],
    coverage: [],
    sources: new Map(),
    filter: '',
  })
  new Function(script)()
}

const listed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scenario]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['scenario'])

test('scenarios are found by words of title, file, requirement and tag, and by their failure', () => {
  openReport([
    result({ title: 'A guest signs in', covers: ['R-SESS-04'], file: 'session/sign-in.yaml' }),
    result({
      title: 'A deposit is approved',
      covers: ['R-ACCT-05'],
      file: 'money/approved.yaml',
      tags: ['smoke'],
      hasFailed: true,
    }),
    result({ title: 'A deposit is refused', covers: ['R-ACCT-05'], file: 'money/refused.yaml' }),
  ])
  const find = document.querySelector<HTMLInputElement>('#find')
  const failed = document.querySelector<HTMLInputElement>('#failed')
  const search = (words: string) => {
    if (find !== null) find.value = words
    find?.dispatchEvent(new Event('input'))
    return listed()
  }
  expect(search('')).toHaveLength(3)
  expect(search('r-acct-05 REFUSED')).toEqual(['money/refused.yaml'])
  expect(search('smoke')).toEqual(['money/approved.yaml'])
  expect(search('session/')).toEqual(['session/sign-in.yaml'])
  expect(document.querySelector('#found')?.textContent).toBe('1 of 3')
  search('')
  failed?.click()
  expect(listed()).toEqual(['money/approved.yaml'])
})
