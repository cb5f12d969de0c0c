import type { Run } from '../core/run.ts'

const PAUSE_MS = 300
const TRIES = 4

/** Repeats a read for up to a second until it is right, because backends may read from a delayed replica. */
export async function soon<Value>(
  run: Run,
  read: () => Promise<Value>,
  isRight: (value: Value) => boolean,
): Promise<Value> {
  let value = await read()
  for (let tries = 1; tries < TRIES && !isRight(value); tries += 1) {
    await run.sleep(PAUSE_MS)
    value = await read()
  }
  return value
}
