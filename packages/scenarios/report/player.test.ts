// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layoutChart } from '../charts/layout-chart.ts'
import { readChart } from '../charts/read-chart.ts'
import { nothingReached } from '../coverage/observe.ts'
import { machines } from '../core/machines.ts'
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
      (
        attributes.getNamedItem('data-transition') ??
        attributes.getNamedItem('data-edge') ??
        attributes.getNamedItem('data-state')
      )?.value,
  ),
})

test('a path is walked by keys from wherever the focus is, and the chart shows where it is', async () => {
  document.documentElement.innerHTML = reportHtml({
    runs: [
      {
        target: 'machine',
        results: [
          {
            scenario: {
              title: 'A member stays signed in',
              covers: [],
              begin: {
                scenario: 'default',
                member: 'demo',
                path: '/',
                device: 'desktop',
                tabs: 'together',
                calls: 'limited',
                language: 'ko',
              },
              file: 'tests/scenarios/idle-limit/stays.yaml',
              steps: [],
            },
            failure: null,
            path: [
              step('session.started', 'on.heard', 'off/session.started/0'),
              step('player.acted', 'on.acting', 'on.heard/player.acted/0'),
            ],
            calls: [],
            begun: [],
            milliseconds: 1,
          },
        ],
      },
    ],
    coverage: [],
    reached: nothingReached(),
    layouts: [await layoutChart(readChart(machines.idleLimit))],
    sources: new Map(),
    player: '',
  })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  Element.prototype.scrollBy = () => undefined
  new Function(script)()
  document.querySelector<HTMLElement>('[data-play]')?.click()
  const first = {
    count: 'Step 1 of 2',
    event: 'session.started',
    lit: [
      'idleLimit on',
      'idleLimit on.heard',
      'off → on',
      'idleLimit on',
      'idleLimit on.heard',
      'idleLimit off/session.started/0',
    ],
  }
  expect(seen()).toStrictEqual(first)
  press('ArrowLeft')
  expect(seen()).toStrictEqual(first)
  press('ArrowRight')
  press('ArrowRight')
  expect(seen()).toStrictEqual({
    count: 'Step 2 of 2',
    event: 'player.acted',
    lit: [
      'idleLimit on',
      'idleLimit on.acting',
      'on.heard → on.acting',
      'idleLimit on',
      'idleLimit on.acting',
      'idleLimit on.heard/player.acted/0',
    ],
  })
  press('ArrowLeft')
  expect(seen()).toStrictEqual(first)
})
