/** A planted defect: replaces texts of `file`, each of which occurs once. */
export type Mutant = {
  readonly name: string
  readonly file: string
  readonly edits: readonly (readonly [from: string, to: string])[]
}

const movements = 'src/proxy/protection/movements.ts'
const moneyCall = 'src/proxy/routes/money-call.ts'
const durable = 'src/proxy/store/sqlite/serving.ts'
const memory = 'src/proxy/store/memory-store.ts'

/** Removes locks, attempt ids, durable writes and rules, one at a time. */
export const mutants: readonly Mutant[] = [
  {
    name: 'attempts are named by their idempotency key',
    file: moneyCall,
    edits: [['attempt: crypto.randomUUID(),', 'attempt: readIdempotencyKey(request),']],
  },
  {
    name: 'the list names the first attempt of its amount, and the answer of its owner forgets that one',
    file: movements,
    edits: [
      ['if (items.length !== attempts.length) continue', ''],
      [
        'if (!attempts.every((attempt) => items.every((item) => mayBe(attempt, item.at)))) continue',
        '',
      ],
      [
        'return one.attempt === null ? [] : [withoutId(one)]',
        'return true ? [] : [withoutId(one)]',
      ],
    ],
  },
  {
    name: 'an attempt that a list lacks ends at once',
    file: movements,
    edits: [['askedAt >= one.at + LATEST_EFFECT_MS', 'askedAt > 0']],
  },
  {
    name: 'a list that skips folded items ends an attempt',
    file: movements,
    edits: [['Math.max(from, oldest + 1)', 'from']],
  },
  {
    name: 'an item does not count for as long as the attempt that it may be',
    file: movements,
    edits: [
      [
        'return { ...item, effectBy: Math.max(countsFrom(item, Infinity), ...effects) }',
        'return effects.length < 0 ? { ...item } : item',
      ],
    ],
  },
  {
    name: 'the cancellation of an item ends the attempt that was only taken for it',
    file: movements,
    edits: [
      ['one.isGuess === true\n    ? [withoutId(one)', 'one.amount < 0\n    ? [withoutId(one)'],
    ],
  },
  {
    name: 'an uncertain attempt counts from when it was sent',
    file: 'src/proxy/protection/record.ts',
    edits: [
      [
        'effectBy ?? Math.max(at, Math.min(now, at + LATEST_EFFECT_MS))',
        'effectBy ?? (now > 0 ? at : at)',
      ],
    ],
  },
  {
    name: 'a deposit takes no part of the limit before it is sent',
    file: 'src/proxy/protection/perform.ts',
    edits: [
      ['return reserve(record, command, now)', 'return reserve(record, command, now) && record'],
    ],
  },
  {
    name: 'a break does not close the ways in',
    file: 'src/proxy/protection/perform.ts',
    edits: [['if (breakUntil > now) return', 'if (breakUntil < 0) return']],
  },
  {
    name: 'an unknown outcome gives its part of the limit back',
    file: moneyCall,
    edits: [
      ['await movement.lost()\n    await ports', 'await movement.release()\n    await ports'],
    ],
  },
  {
    name: 'an unknown outcome may be sent again under its key',
    file: moneyCall,
    edits: [["settle(money, { state: 'unknown' })", 'forget(money)']],
  },
  {
    name: 'a request that still runs may be sent again',
    file: moneyCall,
    edits: [
      [
        'if (known !== null) return',
        "if (known !== null && known.outcome.state !== 'running') return",
      ],
    ],
  },
  {
    name: 'a key is claimed without a look at who has it',
    file: memory,
    edits: [
      [
        'if (known === undefined || known.expiresAt <= now) {',
        'if (known === undefined || known.expiresAt > 0) {',
      ],
    ],
  },
  {
    name: 'an attempt forgets a key that a later one has claimed',
    file: memory,
    edits: [['const isOwn = recordOf(request)?.attempt === request.attempt', 'const isOwn = true']],
  },
  {
    name: 'a gateway that fails means that nothing was done',
    file: 'src/proxy/backend/backend-problem.ts',
    edits: [['isWithoutEffect: status < 500', 'isWithoutEffect: true']],
  },
  {
    name: 'the claim of a key is not durable',
    file: durable,
    edits: [["  'beginMoney',\n", '']],
  },
  {
    name: 'the part of a limit is not durable',
    file: durable,
    edits: [["  'performProtection',\n", '']],
  },
]
