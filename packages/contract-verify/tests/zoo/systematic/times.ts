import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import { answering } from '../layers.ts'
import type { Json } from '../layers.ts'
import type { FaultClass, Way } from './specimen.ts'

const HOUR = 3_600_000
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const instants = (
  value: unknown,
  change: (at: number, name: string, holder: Json) => unknown,
): unknown => {
  if (Array.isArray(value)) return value.map((one) => instants(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && INSTANT.test(one)
        ? change(Date.parse(one), name, value as Json)
        : instants(one, change),
    ]),
  )
}

const written = (at: number) => new Date(at).toISOString()
const SET = new Set([
  'requestedAt',
  'createdAt',
  'placedAt',
  'settledAt',
  'answeredAt',
  'readAt',
  'lastLoginAt',
  'registeredAt',
])

const shifted =
  (ms: number, isWanted: (name: string) => boolean = (name) => SET.has(name)): Way =>
  (place) =>
    answering(place, (body) =>
      instants(body, (at, name) => (isWanted(name) ? written(at + ms) : written(at))),
    )

const groups: readonly (readonly OperationId[])[] = [
  ['writeHelp', 'helpList', 'helpRead'],
  ['applyUserDeposit', 'payDeposit', 'getDepositList'],
  ['applyUserWithdraw', 'payWithdrawal', 'getWithdrawList'],
]

const throughout =
  (way: Way): Way =>
  (place, draw) => {
    const group = groups.find((one) => one.includes(place)) ?? [place]
    const layers = group.map((one) => way(one, draw))
    return (next, pass) => layers.reduce((inner, layer) => layer(inner, pass), next)
  }

const made: readonly OperationId[] = [
  'writeHelp',
  'applyUserDeposit',
  'applyUserWithdraw',
  'payDeposit',
]
const told: readonly OperationId[] = ['getDepositList', 'getWithdrawList', 'helpList', 'getMember']
const expiring: readonly OperationId[] = ['doLogin', 'withdrawalLauncher']

/** Moves one time before the other by this number of milliseconds. */
const before =
  (later: readonly string[], earlier: readonly string[], ms: number): Way =>
  (place) =>
    answering(place, (body) =>
      instants(body, (at, name, holder) => {
        const first = earlier.map((one) => holder[one]).find((one) => typeof one === 'string')
        return later.includes(name) && typeof first === 'string'
          ? written(Date.parse(first) - ms)
          : written(at)
      }),
    )

export const timeClasses: readonly FaultClass[] = [
  {
    name: 'times of what was just made',
    source: 'RFC 3339 4.3, 5.6',
    places: made,
    ways: {
      'the local time as UTC': throughout(shifted(9 * HOUR)),
      'UTC as the local time': throughout(shifted(-9 * HOUR)),
      'an hour of summer': throughout(shifted(HOUR)),
      'of tomorrow': throughout(shifted(24 * HOUR)),
      'of 1970': throughout((place) =>
        answering(place, (body) => instants(body, (at) => written(at / 1_000))),
      ),
      'of another century': throughout((place) =>
        answering(place, (body) => instants(body, (at) => written(at + 100 * 365 * 24 * HOUR))),
      ),
    },
  },
  {
    name: 'times of lists',
    source: 'RFC 3339 4.3, 5.6',
    places: told,
    ways: {
      'the local time as UTC': shifted(9 * HOUR),
      'far ahead': shifted(400 * 24 * HOUR),
      'of 1970': (place) => answering(place, (body) => instants(body, (at) => written(at / 1_000))),
    },
  },
  {
    name: 'order of times',
    source: 'Lamport: what is caused comes later',
    places: ['getDepositList', 'getWithdrawList', 'helpList', 'helpRead', 'noteList', 'readNote'],
    ways: {
      'the end before the beginning': before(
        ['settledAt', 'answeredAt', 'readAt'],
        ['requestedAt', 'createdAt'],
        3 * HOUR,
      ),
      'a day before the beginning': before(
        ['settledAt', 'answeredAt', 'readAt'],
        ['requestedAt', 'createdAt'],
        24 * HOUR,
      ),
    },
  },
  {
    name: 'expiry that is past',
    source: 'RFC 6749 5.1; RFC 9111 4.2',
    places: expiring,
    ways: {
      'by nine hours': (place) =>
        answering(place, (body) =>
          instants(body, (at, name) => written(name === 'expiresAt' ? at - 18 * HOUR : at)),
        ),
      'at once': (place) =>
        answering(place, (body) =>
          instants(body, (at, name) =>
            written(name === 'expiresAt' ? at - 8 * HOUR - 600_000 : at),
          ),
        ),
      'long ago': (place) =>
        answering(place, (body) =>
          instants(body, (at, name) =>
            name === 'expiresAt' ? '2001-01-01T00:00:00Z' : written(at),
          ),
        ),
    },
  },
]
