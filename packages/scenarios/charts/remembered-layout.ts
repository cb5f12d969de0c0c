import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Chart } from './chart.model.ts'
import type { ChartLayout } from './layout-chart.ts'

const top = join(import.meta.dirname, '../../..')
const layoutsFolder = join(top, '.cache/charts')
/** Code that affects layouts. */
const code = ['layout-chart.ts', 'chart-boxes.ts'].map((file) => join(import.meta.dirname, file))
const elk = createRequire(import.meta.url).resolve('elkjs/package.json')

const fileOf = (chart: Chart, folder: string): string => {
  const hash = createHash('sha256').update(JSON.stringify(chart))
  for (const file of [...code, elk]) hash.update(readFileSync(file))
  return join(folder, `${hash.digest('hex')}.json`)
}

const readLayout = (file: string): ChartLayout | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ChartLayout
  } catch {
    return null
  }
}

/** A cached `layoutChart`, because laying out all machines takes a second. */
export async function rememberedLayout(chart: Chart, folder = layoutsFolder): Promise<ChartLayout> {
  const file = fileOf(chart, folder)
  const known = readLayout(file)
  if (known !== null) return known
  const { layoutChart } = await import('./layout-chart.ts')
  const layout = await layoutChart(chart)
  mkdirSync(folder, { recursive: true })
  // Atomic, because another process may read it.
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify(layout))
  renameSync(part, file)
  return layout
}
