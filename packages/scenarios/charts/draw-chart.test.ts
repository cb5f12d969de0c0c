import { expect, test } from 'vitest'
import { machineIds, machines } from '../core/machines.ts'
import type { MachineId } from '../core/machines.ts'
import { statesIn } from './chart.model.ts'
import { drawChart } from './draw-chart.ts'
import { layoutChart } from './layout-chart.ts'
import type { Area } from './layout-chart.ts'
import { readChart } from './read-chart.ts'

const chartOf = (id: MachineId) => readChart(machines[id])

const namesOf = (svg: string, attribute: string): readonly string[] => {
  const values = [...svg.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))]
  return [...new Set(values.map(([, value = '']) => value))].toSorted()
}

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test.each(machineIds)('%s is drawn whole and legibly', { timeout: 30_000 }, async (id) => {
  const chart = chartOf(id)
  const layout = await layoutChart(chart)
  const svg = drawChart(layout)
  const states = statesIn(chart.root)
  expect(namesOf(svg, 'data-state')).toStrictEqual(
    states.map(({ path }) => `${id} ${path}`).toSorted(),
  )
  expect(namesOf(svg, 'data-transition')).toStrictEqual(
    states.flatMap(({ transitions }) => transitions.map(({ key }) => key)).toSorted(),
  )
  // Of a common screen.
  expect(layout.width).toBeLessThanOrEqual(1680)
  const narrow = layout.states.filter(({ area, width }) => area.width < width)
  expect(narrow.map(({ state }) => state.path)).toStrictEqual([])
  const labels = layout.edges.map(({ label }) => label)
  const leaves = layout.states.filter(({ state }) => state.states.length === 0)
  const boxes = [...labels, ...leaves.map(({ area }) => area)]
  const touching = boxes.filter((box, index) =>
    boxes.slice(index + 1).some((other) => overlap(box, other)),
  )
  expect(touching).toStrictEqual([])
})

test('a chart is the same each time that it is drawn', { timeout: 30_000 }, async () => {
  const drawn = async () => drawChart(await layoutChart(chartOf('healthCheck')))
  expect(await drawn()).toBe(await drawn())
})

test('reached and unreached parts are marked', async () => {
  const layout = await layoutChart(chartOf('idleLimit'))
  const svg = drawChart(layout, {
    visited: {
      states: new Set(['idleLimit off']),
      transitions: new Set(['idleLimit off/session.started/0']),
    },
  })
  const classOf = (attribute: string) =>
    svg
      .split('<g ')
      .find((group) => group.includes(attribute))
      ?.match(/^class="([^"]*)"/)?.[1]
  expect(classOf('data-state="idleLimit off"')).toBe('state reached')
  expect(classOf('data-state="idleLimit on"')).toBe('group state missed')
  expect(classOf('data-transition="idleLimit off/session.started/0"')).toBe('transition reached')
  expect(classOf('data-transition="idleLimit on.quiet/player.acted/0"')).toBe('transition missed')
})
