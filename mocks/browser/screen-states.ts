import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { Command } from '../control/commands.ts'

export const stateNames = ['content', 'loading', 'empty', 'failure', 'long-text'] as const
export type StateName = (typeof stateNames)[number]

const stateRoles = ['guest', 'member'] as const
export type StateRole = (typeof stateRoles)[number]

/** The state of a screen is part of the host name, so each state has its own storage and workers. */
export type ShownState = {
  readonly name: StateName
  readonly role: StateRole
  /** A language of the site, or `pseudo`: English made longer. */
  readonly language: string
}

/** End of the host names; browsers resolve all names below localhost to this machine (RFC 6761). */
const HOSTS = '.states.localhost'

export const hostOfState = ({ name, role, language }: ShownState): string =>
  `${name}.${role}.${language}${HOSTS}`

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((knownName) => knownName === name)

/** The state that a host name asks for; null: the site itself. */
export function shownStateOf(host: string): ShownState | null {
  if (!host.endsWith(HOSTS)) return null
  const [name = '', role = '', language = ''] = host.slice(0, -HOSTS.length).split('.')
  if (!isOneOf(stateNames, name) || !isOneOf(stateRoles, role)) return null
  return { name, role, language }
}

/** Operations that every page calls for its session. They answer in every state. */
const sessionOperations = ['doLogin', 'userHealthCheck']

type OperationId = Extract<Command, { command: 'answer' }>['operation']

export const FOREVER_MS = 600_000

const commandsOfOthers = (command: (operation: OperationId) => Command): Command[] =>
  backendOperations
    .map(({ operationId }) => operationId)
    .filter((operation) => !sessionOperations.includes(operation))
    .map(command)

export function commandsOfState(name: StateName): Command[] {
  if (name === 'failure')
    return commandsOfOthers((operation) => ({
      command: 'answer',
      operation,
      answer: { status: 503 },
    }))
  if (name === 'loading')
    return commandsOfOthers((operation) => ({
      command: 'fault',
      operation,
      delayMs: FOREVER_MS,
      when: 'before',
    }))
  return []
}

type Json = { readonly [name: string]: unknown }

const mapJson = (
  value: unknown,
  name: string,
  map: (child: unknown, name: string) => unknown,
): unknown => {
  if (Array.isArray(value)) return map(value, name) ?? value.map((item) => mapJson(item, '', map))
  if (typeof value !== 'object' || value === null) return map(value, name) ?? value
  return Object.fromEntries(
    Object.entries(value as Json).map(([key, child]) => [key, mapJson(child, key, map)]),
  )
}

const toEmpty = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return []
  return typeof value === 'number' && /count|total/i.test(name) ? 0 : undefined
}

const REPETITIONS = 4

const isProse = (text: string): boolean =>
  /\p{Script=Hangul}|\p{L}+ \p{L}+/u.test(text) && !/^\w+:|^</.test(text)

const toLongText = (value: unknown): unknown =>
  typeof value === 'string' && isProse(value) ? Array(REPETITIONS).fill(value).join(' ') : undefined

const changeByState: Partial<Record<StateName, (value: unknown, name: string) => unknown>> = {
  empty: toEmpty,
  'long-text': toLongText,
}

type Fetch = (request: Request) => Promise<Response>

export function withAnswersOfState(name: StateName, fetch: Fetch): Fetch {
  const change = changeByState[name]
  if (change === undefined) return fetch
  return async (request) => {
    const response = await fetch(request)
    if (
      !response.ok ||
      sessionOperations.some((operation) => request.url.endsWith(pathOf(operation)))
    )
      return response
    const answer = mapJson(await response.json(), '', change)
    return new Response(JSON.stringify(answer), response)
  }
}

const pathOf = (operationId: string): string =>
  backendOperations.find((operation) => operation.operationId === operationId)?.path ?? operationId
