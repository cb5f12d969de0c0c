// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readChart } from '../charts/read-chart.ts'
import { machines } from '../core/machines.ts'
import { chartList } from './chart-list.ts'

const chart = readChart(machines.idleLimit)

const notReached = (): readonly (string | null | undefined)[] =>
  [...document.querySelectorAll('.missed')].map(
    ({ parentElement }) => parentElement?.firstElementChild?.textContent,
  )

test('a chart lists each state with its transitions, and says which were not reached', () => {
  document.body.innerHTML = chartList(chart, null)
  expect(notReached()).toEqual([])
  const states = [...document.querySelectorAll('[data-state]')]
  const transitions = [...document.querySelectorAll('[data-transition]')]
  document.body.innerHTML = chartList(chart, {
    states: new Set(states.map((one) => one.getAttribute('data-state') ?? '').slice(0, -1)),
    transitions: new Set(
      transitions.map((one) => one.getAttribute('data-transition') ?? '').slice(1),
    ),
  })
  expect(notReached()).toEqual([
    transitions[0]?.querySelector('code')?.textContent,
    states.at(-1)?.querySelector('strong')?.textContent,
  ])
})
