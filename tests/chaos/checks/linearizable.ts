/** One call of a register. Times are milliseconds of one clock. */
export type Operation<Input, Output> = {
  readonly start: number
  /** Infinity: no answer, so it takes effect at any time after its start, or never. */
  readonly end: number
  readonly input: Input
  readonly output: Output | null
}

/** The behaviour of a register in a single process. */
export type Model<State, Input, Output> = {
  readonly initial: State
  /** The next state; null: this output is impossible in this state. */
  step(state: State, input: Input, output: Output | null): State | null
  /** Equal texts for equal states. */
  textOf(state: State): string
}

/** `undecided`: more than `MAX_STEPS` orders were tried. */
export type Verdict = 'linearizable' | 'not linearizable' | 'undecided'

const MAX_STEPS = 300_000

type Entry = {
  readonly id: number
  readonly isCall: boolean
  /** The return of a call; null: none. */
  back: Entry | null
  before: Entry
  next: Entry | null
}

/**
 * Whether some order of the operations explains all answers, in which each operation takes effect between its start and
 * its end. Algorithm of Wing and Gong (1993) with the memory of Lowe (2017).
 */
export function checkLinearizable<State, Input, Output>(
  { initial, step, textOf }: Model<State, Input, Output>,
  operations: readonly Operation<Input, Output>[],
): Verdict {
  const head = listOf(operations)
  const tried = new Set<string>()
  const stack: { readonly entry: Entry; readonly state: State; readonly doneSet: bigint }[] = []
  let state = initial
  let doneSet = 0n
  let unanswered = operations.filter(({ end }) => end !== Infinity).length
  let steps = 0
  let entry = head.next
  while (unanswered > 0) {
    if ((steps += 1) > MAX_STEPS) return 'undecided'
    if (entry?.isCall === true) {
      const { input, output } = operations[entry.id]!
      const after = step(state, input, output)
      const doneAfter = doneSet | (1n << BigInt(entry.id))
      const name = after === null ? '' : `${doneAfter.toString(36)} ${textOf(after)}`
      if (after !== null && !tried.has(name)) {
        tried.add(name)
        stack.push({ entry, state, doneSet })
        state = after
        doneSet = doneAfter
        if (entry.back !== null) unanswered -= 1
        lift(entry)
        entry = head.next
      } else entry = entry.next
      continue
    }
    const last = stack.pop()
    if (last === undefined) return 'not linearizable'
    state = last.state
    doneSet = last.doneSet
    if (last.entry.back !== null) unanswered += 1
    putBack(last.entry)
    entry = last.entry.next
  }
  return 'linearizable'
}

/** Calls and returns in the order of time, linked; a call goes before a return of the same time. */
function listOf(operations: readonly Operation<unknown, unknown>[]): Entry {
  const head = { id: -1, isCall: false, back: null, next: null } as unknown as Entry
  const entries = operations.flatMap(({ start, end }, id) => {
    const call = { id, isCall: true, back: null, before: head, next: null } as Entry
    if (end === Infinity) return [{ at: start, entry: call }]
    call.back = { id, isCall: false, back: null, before: head, next: null }
    return [
      { at: start, entry: call },
      { at: end, entry: call.back },
    ]
  })
  const ordered = entries.toSorted(
    (one, other) => one.at - other.at || Number(other.entry.isCall) - Number(one.entry.isCall),
  )
  let last = head
  for (const { entry } of ordered) {
    last.next = entry
    entry.before = last
    last = entry
  }
  return head
}

function lift(call: Entry): void {
  for (const one of [call, call.back]) {
    if (one === null) continue
    one.before.next = one.next
    if (one.next !== null) one.next.before = one.before
  }
}

function putBack(call: Entry): void {
  for (const one of [call.back, call]) {
    if (one === null) continue
    one.before.next = one
    if (one.next !== null) one.next.before = one
  }
}
