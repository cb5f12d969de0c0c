/** A planted defect: replaces texts of `file`, each of which occurs once. */
export type Mutant = {
  readonly name: string
  readonly file: string
  readonly edits: readonly (readonly [from: string, to: string])[]
}

const movements = 'proxy/protection/movements.ts'
const moneyCall = 'proxy/routes/money-call.ts'
const durable = 'proxy/store/sqlite/serving.ts'
const memory = 'proxy/store/memory-store.ts'
const sqlMoney = 'proxy/store/sqlite/money-operations.ts'
const later = 'proxy/store/shared/later-writes.ts'
const protectedMoney = 'proxy/routes/protected-money.ts'

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
        'if (!attempts.every((attempt) => items.every((item) => mayBe(attempt, item)))) continue',
        '',
      ],
      [
        'return movement.attempt === null ? [] : [withoutId(movement)]',
        'return true ? [] : [withoutId(movement)]',
      ],
    ],
  },
  {
    name: 'an item that was listed before an attempt was sent is taken for it',
    file: movements,
    edits: [['listedAt > attempt.at', 'listedAt > 0']],
  },
  {
    name: 'an attempt that a list lacks ends at once',
    file: movements,
    edits: [['askedAt >= movement.at + LATEST_EFFECT_MS', 'askedAt > 0']],
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
      [
        'movement.isGuess === true\n    ? [withoutId(movement)',
        'movement.amount < 0\n    ? [withoutId(movement)',
      ],
    ],
  },
  {
    name: 'an uncertain attempt counts from when it was sent',
    file: 'proxy/protection/record.ts',
    edits: [
      [
        'effectBy ?? Math.max(at, Math.min(now, at + LATEST_EFFECT_MS))',
        'effectBy ?? (now > 0 ? at : at)',
      ],
    ],
  },
  {
    name: 'a deposit takes no part of the limit before it is sent',
    file: 'proxy/protection/perform.ts',
    edits: [
      ['return reserve(record, command, now)', 'return reserve(record, command, now) && record'],
    ],
  },
  {
    name: 'a break does not close the ways in',
    file: 'proxy/protection/perform.ts',
    edits: [['if (breakUntil > now) return', 'if (breakUntil < 0) return']],
  },
  {
    name: 'an unknown outcome gives its part of the limit back',
    file: moneyCall,
    edits: [
      [
        'await movement.markUnknown()\n    await ports',
        'await movement.release()\n    await ports',
      ],
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
        'if (earlier !== null) return',
        "if (earlier !== null && earlier.outcome.state !== 'running') return",
      ],
    ],
  },
  {
    name: 'a key is claimed without a look at who has it',
    file: memory,
    edits: [
      [
        'if (record === undefined || record.expiresAt <= now) {',
        'if (record === undefined || record.expiresAt > 0) {',
      ],
    ],
  },
  {
    name: 'an attempt forgets a key that a later one has claimed',
    file: memory,
    edits: [
      [
        'const isOwnAttempt = recordOf(request)?.attempt === request.attempt',
        'const isOwnAttempt = true',
      ],
    ],
  },
  {
    name: 'a gateway that fails means that nothing was done',
    file: 'proxy/backend/backend-problem.ts',
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
  {
    name: 'SQLite forgets the request of a later attempt',
    file: sqlMoney,
    edits: [
      [
        "'DELETE FROM money WHERE key_hash = ? AND owner = ?'",
        "'DELETE FROM money WHERE key_hash = ? AND length(?) > 0'",
      ],
    ],
  },
  {
    name: 'SQLite gives a claimed key to the next attempt',
    file: sqlMoney,
    edits: [
      [
        'ON CONFLICT (key_hash) DO NOTHING',
        'ON CONFLICT (key_hash) DO UPDATE SET owner = excluded.owner',
      ],
    ],
  },
  {
    name: 'SQLite does not sync a durable write',
    file: durable,
    edits: [
      [
        "database.exec('PRAGMA synchronous = FULL')",
        "database.exec('PRAGMA synchronous = NORMAL')",
      ],
    ],
  },
  {
    name: 'SQLite does not write the record of a member',
    file: 'proxy/store/sqlite/protection-operations.ts',
    edits: [
      [
        'replaceRecord.run(hash, records.seal(JSON.stringify(record), sealContext(hash)))',
        'records.seal(JSON.stringify(record), sealContext(hash))',
      ],
    ],
  },
  {
    name: 'a write that failed is not repeated',
    file: later,
    edits: [['    enqueue(write)\n', '']],
  },
  {
    name: 'a reservation that may have been written after all is not released',
    file: protectedMoney,
    edits: [['void release()', '']],
  },
  {
    name: 'an answer with an unknown status releases the amount',
    file: protectedMoney,
    edits: [['return isRefusal\n', 'return !isRefusal || isRefusal\n']],
  },
  {
    name: 'a request that the backend still works on releases the amount',
    file: moneyCall,
    edits: [
      [
        '(isRunning ? movement.markUnknown() : movement.release())',
        '(isRunning ? movement.release() : movement.release())',
      ],
    ],
  },
  {
    name: 'an outcome is settled under its key before the limits know it',
    file: moneyCall,
    edits: [['  await movement.settle(answer)\n', '  void movement\n']],
  },
  {
    name: 'a raise can be confirmed at once',
    file: 'proxy/protection/limits.ts',
    edits: [['from: now + DAY_MS', 'from: now']],
  },
  {
    name: 'a record follows a clock that goes back',
    file: 'proxy/protection/perform.ts',
    edits: [['  Math.max(latest, clock)', '  (latest < 0 ? latest : clock)']],
  },
  {
    name: 'a shorter break ends a longer one',
    file: 'proxy/protection/perform.ts',
    edits: [
      [
        'breakUntil: Math.max(record.breakUntil, now + command.days * DAY_MS)',
        'breakUntil: now + command.days * DAY_MS',
      ],
    ],
  },
  {
    name: 'a folded attempt of unknown outcome counts from when it was sent',
    file: 'proxy/protection/fold.ts',
    edits: [['at: countsFrom(movement, Infinity)', 'at: movement.at']],
  },
]
