import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { machineIds, machines } from '../core/machines.ts'
import { layoutChart } from './layout-chart.ts'
import { readChart } from './read-chart.ts'
import { rememberedLayout } from './remembered-layout.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'layouts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a layout is the same from the folder as when it was made, for every machine', async () => {
  const folder = emptyFolder()
  for (const id of machineIds) {
    const chart = readChart(machines[id])
    const made = await layoutChart(chart)
    expect(await rememberedLayout(chart, folder)).toEqual(made)
    expect(await rememberedLayout(chart, folder)).toEqual(made)
  }
  expect(readdirSync(folder)).toHaveLength(machineIds.length)
})

test('a changed chart gets a new layout, and an invalid layout file is replaced', async () => {
  const folder = emptyFolder()
  const chart = readChart(machines.idleLimit)
  const made = await rememberedLayout(chart, folder)
  const longName =
    'a name that is longer than that of any other state and of all its events together'
  const [first, ...others] = chart.root.states
  if (first === undefined) throw new Error('the chart has no state')
  const states = [{ ...first, name: longName }, ...others]
  const changed = { ...chart, root: { ...chart.root, states } }
  expect((await rememberedLayout(changed, folder)).width).toBeGreaterThan(made.width)
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{"chart":')
  expect(await rememberedLayout(chart, folder)).toEqual(made)
})
