import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'

export type ScenarioCall = {
  readonly file: string
  readonly operation: string
  /** Answered or expected `status` or HTTP status; null: not stated; `no answer` for a fault. */
  readonly status: string | null
}

type Loose = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

export const scenarioCalls = (folder: string): readonly ScenarioCall[] =>
  globSync('**/*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const { steps } = parseYaml(readFileSync(join(folder, file), 'utf8')) as { steps?: unknown[] }
      return (steps ?? []).flatMap(callsOf).map((call) => ({ file, ...call }))
    })

type Call = Pick<ScenarioCall, 'operation' | 'status'>

function callsOf(step: unknown): readonly Call[] {
  if (!isObject(step)) return []
  const { backend, expect } = step
  const commanded = isObject(backend) ? callOf(backend, answeredBy(backend)) : []
  const requests = isObject(expect) && Array.isArray(expect['requests']) ? expect['requests'] : []
  return [
    ...commanded,
    ...requests.filter(isObject).flatMap((request) => callOf(request, request['outcome'])),
  ]
}

const callOf = ({ operation }: Loose, status: unknown): Call[] =>
  typeof operation === 'string' ? [{ operation, status: wordOf(status) }] : []

const wordOf = (status: unknown): string | null =>
  typeof status === 'string' || typeof status === 'number' ? String(status) : null

function answeredBy({ command, answer }: Loose): unknown {
  if (command !== 'answer') return 'no answer'
  return isObject(answer) ? answer['status'] : answer
}
