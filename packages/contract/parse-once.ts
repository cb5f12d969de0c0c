import { parse } from 'yaml'

const KEPT_AT_MOST = 1_000

/** A function that keeps what was read from each text. Results are shared; do not modify. */
export function readOnce() {
  const known = new Map<string, unknown>()
  return (text: string, read: () => unknown): unknown => {
    const value = known.has(text) ? known.get(text) : read()
    known.delete(text)
    known.set(text, value)
    const [oldest] = known.keys()
    if (known.size > KEPT_AT_MOST && oldest !== undefined) known.delete(oldest)
    return value
  }
}

const parsed = readOnce()

/** The value of a YAML text, parsed once. Shared; do not modify. */
export const parseOnce = (text: string): unknown => parsed(text, () => parse(text) as unknown)
