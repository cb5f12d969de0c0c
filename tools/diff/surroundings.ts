import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import type { AnyStateMachine } from 'xstate'
import { OPERATION_BY_ACTOR } from '#scenarios/answers'
import { machineIds, machines } from '#scenarios/machines'
import { describeTransition, transitionsOf } from '#scenarios/transitions'

export type Edge = {
  readonly operation: string
  /** Whether it handles 200 answers or errors. */
  readonly takes: 'answers' | 'errors'
  /** `gameOpen opening.requesting: done openGame → opening.loading`. */
  readonly text: string
}

const machineEdges = (): readonly Edge[] =>
  machineIds.flatMap((id) =>
    transitionsOf(machines[id] as unknown as AnyStateMachine).flatMap((transition): Edge[] => {
      const [way, actor = ''] = transition.event.split(' ')
      const operation = OPERATION_BY_ACTOR[actor]
      if (operation === undefined || (way !== 'done' && way !== 'error')) return []
      const takes = way === 'done' ? 'answers' : 'errors'
      return [{ operation, takes, text: `${id} ${describeTransition(transition)}` }]
    }),
  )

export type ScenarioCall = {
  readonly file: string
  readonly operation: string
  /** `status` or HTTP status that is answered or expected; null: not stated; `no answer` for a fault. */
  readonly status: string | null
}

type Loose = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

const scenarioCalls = (folder: string): readonly ScenarioCall[] =>
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
  const commandedCalls = isObject(backend) ? callOf(backend, statusOfCommand(backend)) : []
  const requests = isObject(expect) && Array.isArray(expect['requests']) ? expect['requests'] : []
  return [
    ...commandedCalls,
    ...requests.filter(isObject).flatMap((request) => callOf(request, request['outcome'])),
  ]
}

const callOf = ({ operation }: Loose, status: unknown): Call[] =>
  typeof operation === 'string' ? [{ operation, status: wordOf(status) }] : []

const wordOf = (status: unknown): string | null =>
  typeof status === 'string' || typeof status === 'number' ? String(status) : null

function statusOfCommand({ command, answer }: Loose): unknown {
  if (command !== 'answer') return 'no answer'
  return isObject(answer) ? answer['status'] : answer
}

/** A proxy route with the path of its backend operation; null: none. */
export type RouteName = {
  readonly path: string
  readonly operationId: string
  readonly backend: string | null
}

export type Surroundings = {
  readonly routes: readonly RouteName[]
  readonly edges: readonly Edge[]
  readonly scenarios: readonly ScenarioCall[]
  /** Route → files of the site that call it. */
  readonly calls: ReadonlyMap<string, readonly string[]>
}

type CodeAround = Omit<Surroundings, 'routes'>

function findRouteCalls(root: string): ReadonlyMap<string, readonly string[]> {
  const calls = globSync('src/**/*.api.ts', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/'(\/api\/routes\/[^']+)'/g)].map(
        ([, route = '']) => ({ route, file }),
      ),
    )
  const byRoute = Map.groupBy(calls, ({ route }) => route)
  return new Map(
    [...byRoute].map(([route, routeCalls]) => [route, routeCalls.map(({ file }) => file)]),
  )
}

const readSurroundings = (root: string): CodeAround => ({
  edges: machineEdges(),
  scenarios: scenarioCalls(join(root, 'tests/scenarios')),
  calls: findRouteCalls(root),
})

/** Cache by root: reading takes longest and does not depend on the versions. */
const codeByRoot = new Map<string, CodeAround>()

export function surroundingsOf(root: string, routes: readonly RouteName[]): () => Surroundings {
  const routeNames = [
    ...new Map(routes.map((route) => [`${route.path} ${route.backend}`, route])).values(),
  ]
  return () => {
    const code = codeByRoot.get(root) ?? readSurroundings(root)
    codeByRoot.set(root, code)
    return { routes: routeNames, ...code }
  }
}
