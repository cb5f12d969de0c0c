import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './bench.model.ts'

export const cacheFolder = join(import.meta.dirname, '../../.cache/contract-bench')

const fileOf = (tool: string) => join(cacheFolder, `${tool}.json`)

export const forget = (tool: string): void => rmSync(fileOf(tool), { force: true })

/** Results of one tool by backend, saved after each run, so that an interrupted bench continues. */
export function outcomesOf(tool: string) {
  mkdirSync(cacheFolder, { recursive: true })
  const file = fileOf(tool)
  const read = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
  const outcomes = new Map(Object.entries(read) as [string, Outcome][])
  return {
    get: (name: string) => outcomes.get(name),
    set: (name: string, outcome: Outcome) => {
      outcomes.set(name, outcome)
      writeFileSync(file, JSON.stringify(Object.fromEntries(outcomes), null, 1))
    },
  }
}
