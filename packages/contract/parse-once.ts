import { parse } from 'yaml'

/** Versions of the contract share most files, and an edit changes one. */
const KEPT_AT_MOST = 1_000
const parsed = new Map<string, unknown>()

/** The value of a YAML text, parsed once. Shared; do not modify. */
export function parseOnce(text: string): unknown {
  const value = parsed.has(text) ? parsed.get(text) : (parse(text) as unknown)
  parsed.delete(text)
  parsed.set(text, value)
  const [oldest] = parsed.keys()
  if (parsed.size > KEPT_AT_MOST && oldest !== undefined) parsed.delete(oldest)
  return value
}
