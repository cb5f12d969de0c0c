import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import { machineIds, nodesOf, pathOf } from '../machines/machines.ts'
import type { ObservedCall } from '../words/calls.ts'
import type { AnyTransition } from './transitions.ts'

/** Actor of a chart → its route. */
export const OPERATION_BY_ACTOR: Readonly<Record<string, string>> = {
  restoreSession: 'session',
  renewSession: 'session',
  signIn: 'userDoLogin',
  signOut: 'logout',
  checkHealth: 'userHealthCheck',
  openGame: 'openGame',
  readFacts: 'getProtection',
  answerCheck: 'answerRealityCheck',
}

export type AnswerCase = {
  readonly machine: string
  readonly state: string
  readonly operation: string
  readonly status: string
  readonly isReached: boolean
  readonly isHandled: boolean
}

type Document = {
  readonly paths: Readonly<
    Record<string, { readonly post: { readonly responses: Readonly<Record<string, unknown>> } }>
  >
}

const contractFile = join(import.meta.dirname, '../../../openapi/proxy.yaml')

/** Possible answers per operation, including no answer. */
function statusesByOperation(): ReadonlyMap<string, readonly string[]> {
  const { paths } = parse(readFileSync(contractFile, 'utf8')) as Document
  return new Map(
    proxyRoutes.map(({ path, operationId, answers }) => {
      const errors = Object.keys(paths[path]?.post.responses ?? {}).filter((code) => code !== '200')
      return [operationId, [...Object.keys(answers), ...errors, 'no connection']]
    }),
  )
}

const isUnconditional = (transitions: readonly AnyTransition[] = []): boolean =>
  transitions.at(-1)?.guard === undefined && transitions.length > 0

/** All combinations of calling states and documented answers. */
export function answerCases(calls: readonly ObservedCall[]): readonly AnswerCase[] {
  const statuses = statusesByOperation()
  const observedOutcomes = new Set(
    calls.map(({ operation, outcome }) => `${operation} ${outcome ?? ''}`),
  )
  return machineIds.flatMap((id) =>
    nodesOf(id).flatMap((node) =>
      node.invoke.flatMap((invoked) => {
        const operation = OPERATION_BY_ACTOR[invoked.id]
        if (operation === undefined) return []
        const takesEvery = (kind: 'done' | 'error') =>
          isUnconditional(
            node.transitions.get(
              `xstate.${kind}.actor.${invoked.id}`,
            ) as unknown as AnyTransition[],
          )
        const isHandled = takesEvery('done') && takesEvery('error')
        return (statuses.get(operation) ?? []).map((status) => ({
          machine: id,
          state: pathOf(node),
          operation,
          status,
          isReached: observedOutcomes.has(`${operation} ${status}`),
          isHandled,
        }))
      }),
    ),
  )
}
