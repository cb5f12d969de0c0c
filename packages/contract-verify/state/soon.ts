import type { Run } from '../run.ts'

const PAUSE_MS = 300
const TRIES = 4

/**
 * Reads until what is read is right, for a second at most: a backend may answer from a copy that follows a moment
 * later. What is wrong is read again, what is right costs nothing.
 */
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
