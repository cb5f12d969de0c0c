import { readProperty } from '../../../src/lib/json.ts'
import type { Call, Effect, History } from '../history.ts'
import { statusOf } from '../members/client.ts'
import { groupBy } from './check-money.ts'
import { checkLinearizable } from './linearizable.ts'
import { limitModel, withoutUnseen } from './registers.ts'
import type { LimitOperation } from './registers.ts'

const DEPOSITS = 'deposit_24h'
const registers = [DEPOSITS, 'deposit_month']

export function checkLimits({ calls, effects }: History): readonly string[] {
  const deposits = groupBy(
    effects.filter(({ kind }) => kind === 'deposit'),
    ({ member }) => member,
  )
  return [...groupBy(calls, ({ member }) => member)].flatMap(([member, own]) => [
    ...registers.flatMap((limit) => {
      const operations = withoutUnseen(own.flatMap((call) => operationOf(call, limit)))
      const verdict = checkLinearizable(limitModel, operations)
      return verdict === 'linearizable' ? [] : [`limit ${limit} of ${member}: ${verdict}`]
    }),
    ...own
      .filter(countsTooLittle)
      .map(({ deposited }) => `${member}: less than ${deposited} counts`),
    ...letThrough(own, deposits.get(member) ?? []),
  ])
}

const factsOf = ({ answer }: Call, limit: string): unknown => {
  const limits = answer?.['limits']
  return Array.isArray(limits)
    ? limits.find((one: unknown) => readProperty(one, 'limit') === limit)
    : undefined
}

function operationOf(call: Call, limit: string): readonly LimitOperation[] {
  const { route, body, start, end } = call
  const isSetting = route === 'set-limit' && body['limit'] === limit
  const facts = factsOf(call, limit)
  const input = isSetting ? Number(body['value']) : null
  if (facts === undefined) return isSetting ? [{ start, end: Infinity, input, output: null }] : []
  const [value, pending] = ['value', 'pendingValue'].map((name) => {
    const amount = readProperty(facts, name)
    return typeof amount === 'number' ? amount : null
  })
  return [{ start, end, input, output: { value: value ?? null, pending: pending ?? null } }]
}

function countsTooLittle(call: Call): boolean {
  const used = readProperty(factsOf(call, DEPOSITS), 'used')
  return typeof used === 'number' && used < call.deposited
}

function letThrough(calls: readonly Call[], deposits: readonly Effect[]): readonly string[] {
  const settings = calls.filter(
    (call) =>
      call.route === 'set-limit' && call.body['limit'] === DEPOSITS && statusOf(call) === 'success',
  )
  let sum = 0
  return deposits.flatMap(({ key, amount, member }) => {
    sum += amount
    const sent = calls.filter((call) => call.key === key).map(({ start }) => start)
    const known = settings.filter(({ end }) => end < Math.min(...sent))
    const limits = known.map((call) => Number(readProperty(factsOf(call, DEPOSITS), 'value')))
    const limit = Math.min(...limits)
    return sum > limit ? [`${member}: ${sum} deposited, although the limit is ${limit}`] : []
  })
}
