// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readChart } from '../charts/read-chart.ts'
import { nothingReached } from '../coverage/observe.ts'
import { machines } from '../core/machines.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { reportHtml } from './report-html.ts'

const script = readFileSync(join(import.meta.dirname, 'player.js'), 'utf8')

const step = (event: string, state: string, transition: string) => ({
  machine: 'idleLimit',
  event,
  state,
  transitions: [`idleLimit ${transition}`],
})

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

const seen = () => ({
  count: document.querySelector('[data-part="count"]')?.textContent,
  event: document.querySelector('[data-part="event"]')?.textContent,
  lit: [...document.querySelectorAll('dialog .lit')].map(
    ({ attributes }) =>
      (attributes.getNamedItem('data-transition') ?? attributes.getNamedItem('data-state'))?.value,
  ),
})

type ResultParts = Pick<Scenario, 'title' | 'covers' | 'file'> & {
  readonly tags?: string[]
  readonly path?: readonly ReturnType<typeof step>[]
  readonly hasFailed?: boolean
}

const result = ({ path = [], hasFailed = false, ...scenario }: ResultParts) => ({
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
    ? { line: 5, differences: [{ what: 'path', expected: '/', found: '/slot' }] }
    : null,
  path,
  calls: [],
  begun: [],
  milliseconds: 1,
})

function openReport(results: readonly ReturnType<typeof result>[]): void {
  document.documentElement.innerHTML = reportHtml({
    runs: [{ target: 'machine', results }],
    coverage: [],
    reached: nothingReached(),
    charts: [readChart(machines.idleLimit)],
    sources: new Map(),
    player: '',
  })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  new Function(script)()
}

test('a path is walked by keys from wherever the focus is, and the chart shows where it is', () => {
  openReport([
    result({
      title: 'A member stays signed in',
      covers: [],
      file: 'tests/scenarios/idle-limit/stays.yaml',
      path: [
        step('session.started', 'on.heard', 'off/session.started/0'),
        step('player.acted', 'on.acting', 'on.heard/player.acted/0'),
      ],
    }),
  ])
  document.querySelector<HTMLElement>('[data-play]')?.click()
  const first = {
    count: 'Step 1 of 2',
    event: 'session.started',
    lit: ['idleLimit off/session.started/0', 'idleLimit on', 'idleLimit on.heard'],
  }
  expect(seen()).toStrictEqual(first)
  press('ArrowLeft')
  expect(seen()).toStrictEqual(first)
  press('ArrowRight')
  press('ArrowRight')
  expect(seen()).toStrictEqual({
    count: 'Step 2 of 2',
    event: 'player.acted',
    lit: ['idleLimit on', 'idleLimit on.heard/player.acted/0', 'idleLimit on.acting'],
  })
  press('ArrowLeft')
  expect(seen()).toStrictEqual(first)
})

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
