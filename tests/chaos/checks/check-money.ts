import { readProperty } from '../../../src/lib/json.ts'
import type { Call, Effect, History, Kill } from '../history.ts'
import { codeOf, statusOf } from '../members/client.ts'

/** Answers that guarantee that the call had no effect. */
const refusals: ReadonlySet<unknown> = new Set([
  'backend_unreachable',
  'too_many_requests',
  'session_expired',
  'session_revoked',
  // Another call with the key is running; its own answer counts.
  'request_in_progress',
])

/** Money that moved twice, moved despite an answer that it did not, or did not move despite a success. */
export function checkMoney({ calls, effects, kills }: History): readonly string[] {
  const effectsOf = groupBy(effects, ({ key }) => key)
  const callsOf = groupBy(
    calls.filter(({ key }) => key !== null),
    ({ key }) => key ?? '',
  )
  const unasked = [...effectsOf.keys()].filter((key) => !callsOf.has(key))
  return [
    ...unasked.map((key) => `money moved under ${key}, which nobody sent`),
    ...[...callsOf].flatMap(([key, sent]) =>
      attemptFaults(sent, effectsOf.get(key) ?? [], kills).map(
        (fault) => `${sent[0]?.member} ${sent[0]?.route} ${key}: ${fault}`,
      ),
    ),
  ]
}

function attemptFaults(
  sent: readonly Call[],
  effects: readonly Effect[],
  kills: readonly Kill[],
): readonly string[] {
  const [effect] = effects
  const successes = sent.filter((call) => statusOf(call) === 'success')
  const isRefused = (call: Call) =>
    (call.status === 200 && statusOf(call) !== 'success') || refusals.has(codeOf(call))
  const isTold = successes.length > 0 || sent.some((call) => codeOf(call) === 'outcome_unknown')
  const first = successes.toSorted((one, other) => one.end - other.end)[0]
  const later = sent.filter(({ start }) => first !== undefined && start > first.end)
  return [
    ...(effects.length > 1 ? [`moved ${effects.length} times`] : []),
    ...(first !== undefined && effect === undefined ? ['acknowledged, and not moved'] : []),
    ...(effect !== undefined && sent.every(isRefused) ? ['refused, and moved'] : []),
    ...(effect !== undefined && !isTold ? ['moved, and the member never learnt it'] : []),
    ...(effect !== undefined && effect.member !== sent[0]?.member
      ? [`moved the money of ${effect.member}`]
      : []),
    ...successes
      .filter((call) => effect !== undefined && !isAbout(call, effect))
      .map(({ answer }) => `acknowledged as ${JSON.stringify(answer)}, but it is ${effect?.id}`),
    ...later
      .filter((call) => call.status === 200 && statusOf(call) !== 'success')
      .map((call) => `acknowledged, and then refused as ${statusOf(call)}`),
    ...later
      .filter((call) => codeOf(call) === 'outcome_unknown' && !isKilled(first, kills))
      .map(() => 'acknowledged, and then unknown, although its proxy was not killed'),
  ]
}

function isAbout({ answer }: Call, { id, amount }: Effect): boolean {
  const item = answer?.['deposit'] ?? answer?.['withdrawal']
  if (item === undefined) return id === null
  return readProperty(item, 'id') === id && readProperty(item, 'amount') === amount
}

const isKilled = (call: Call | undefined, kills: readonly Kill[]): boolean =>
  kills.some(({ proxy, at }) => proxy === call?.proxy && at >= call.start)

/**
 * Money that the member does not see at the end.
 * @param finalStates of a member: the record of money, and ids of the backend's lists
 */
export function checkShown(
  effects: readonly Effect[],
  finalStates: ReadonlyMap<
    string,
    { readonly record: readonly unknown[]; readonly ids: readonly unknown[] }
  >,
): readonly string[] {
  return effects.flatMap(({ member, kind, amount, id, key }) => {
    const finalState = finalStates.get(member)
    if (finalState === undefined) return []
    const isInRecord = finalState.record.some(
      (one) =>
        readProperty(one, 'kind') === kind &&
        readProperty(one, 'amount') === amount &&
        readProperty(one, 'state') !== 'cancelled',
    )
    return [
      ...(isInRecord ? [] : [`${member} ${key}: ${kind} of ${amount} is not in the record`]),
      ...(id === null || finalState.ids.includes(id)
        ? []
        : [`${member} ${key}: ${id} is in no list`]),
    ]
  })
}

export function groupBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [item])
    else group.push(item)
  }
  return groups
}
