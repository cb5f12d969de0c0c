import { describe, test } from 'vitest'
import { checkLinearizable } from './linearizable.ts'
import { limitModel, sessionModel, withoutUnseen } from './registers.ts'
import type { LimitOperation, LimitState, SessionOperation } from './registers.ts'

const set = (start: number, end: number, value: number, output: LimitState | null) =>
  ({ start, end, input: value, output }) satisfies LimitOperation
const read = (start: number, end: number, output: LimitState) =>
  ({ start, end, input: null, output }) satisfies LimitOperation
const is = (value: number | null, pending: number | null = null): LimitState => ({ value, pending })

const limits: readonly [string, string, readonly LimitOperation[]][] = [
  ['reads see the last setting', 'linearizable', [set(0, 1, 5, is(5)), read(2, 3, is(5))]],
  ['a read sees an older limit', 'not linearizable', [set(0, 1, 5, is(5)), read(2, 3, is(null))]],
  [
    'a read at the same time as a setting sees either',
    'linearizable',
    [set(0, 9, 5, is(5)), read(1, 2, is(null)), read(3, 4, is(5))],
  ],
  [
    'a limit goes back for a second reader',
    'not linearizable',
    [set(0, 9, 5, is(5)), read(1, 2, is(5)), read(3, 4, is(null))],
  ],
  [
    'a raise waits for its day',
    'linearizable',
    [set(0, 1, 5, is(5)), set(2, 3, 9, is(5, 9)), read(4, 5, is(5, 9))],
  ],
  [
    'a raise takes effect at once',
    'not linearizable',
    [set(0, 1, 5, is(5)), set(2, 3, 9, is(5, 9)), read(4, 5, is(9))],
  ],
  [
    'a setting without an answer happens late',
    'linearizable',
    [set(0, Infinity, 5, null), read(1, 2, is(null)), read(3, 4, is(5))],
  ],
  [
    'a setting without an answer happens and is undone',
    'not linearizable',
    [set(0, Infinity, 5, null), read(1, 2, is(5)), read(3, 4, is(null))],
  ],
  [
    'an acknowledged setting is lost between two others',
    'not linearizable',
    [set(0, 1, 9, is(9)), set(2, 3, 5, is(5)), set(2, 4, 7, is(7)), read(5, 6, is(9, 7))],
  ],
]

const use = (start: number, end: number, output: 'alive' | 'dead'): SessionOperation => ({
  start,
  end,
  input: 'use',
  output,
})
const leave = (start: number, end: number): SessionOperation => ({
  start,
  end,
  input: 'end',
  output: end === Infinity ? null : 'dead',
})

const sessions: readonly [string, string, readonly SessionOperation[]][] = [
  [
    'a session lives until its logout',
    'linearizable',
    [use(0, 1, 'alive'), leave(2, 3), use(4, 5, 'dead')],
  ],
  ['a session is revived after its logout', 'not linearizable', [leave(0, 1), use(2, 3, 'alive')]],
  [
    'a call that began before the logout was answered may be served',
    'linearizable',
    [leave(1, 3), use(2, 9, 'alive')],
  ],
  ['a session is lost without a logout', 'not linearizable', [use(0, 1, 'dead')]],
  [
    'a logout without an answer happens later',
    'linearizable',
    [leave(0, Infinity), use(1, 2, 'alive'), use(3, 4, 'dead')],
  ],
  [
    'a logout without an answer counts for one process first',
    'linearizable',
    [leave(0, Infinity), use(1, 2, 'dead'), use(3, 4, 'alive')],
  ],
  [
    'a session that was dead lives again',
    'not linearizable',
    [leave(0, Infinity), leave(1, 2), use(3, 4, 'dead'), use(5, 6, 'alive')],
  ],
]

describe('R-SESS-06 R-PROT-01 the check of histories', () => {
  test.for(limits)('%s: %s', ([, verdict, operations], { expect }) => {
    expect(checkLinearizable(limitModel, operations)).toBe(verdict)
    expect(checkLinearizable(limitModel, withoutUnseen(operations))).toBe(verdict)
  })

  test.for(sessions)('%s: %s', ([, verdict, operations], { expect }) => {
    expect(checkLinearizable(sessionModel, operations)).toBe(verdict)
  })

  test('forty settings without an answer are decided', ({ expect }) => {
    const lost = Array.from({ length: 40 }, (_, at) => set(at, Infinity, 100 + at, null))
    const history = [...lost, read(50, 51, is(120)), read(52, 53, is(null))]
    expect(checkLinearizable(limitModel, withoutUnseen(history))).toBe('not linearizable')
  })
})
