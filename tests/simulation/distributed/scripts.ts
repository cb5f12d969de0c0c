import type { CacheServer, SimulatedCache } from './simulated-cache.ts'

const TOMBSTONE = '-'
const versionOf = (text: string): number | null => {
  const found = /^\d+/.exec(text)
  return found === null ? null : Number(found[0])
}

/**
 * Performs a script of sessions by what its text does, and returns the server and the answer. Conditions are read from
 * the text, from which a planted defect may remove one.
 */
export function perform(
  cache: SimulatedCache,
  server: CacheServer,
  text: string,
  [key = '', ...args]: readonly string[],
): readonly [string, unknown] {
  const id = text.includes('master_replid') ? `${server.id}-${server.history}` : server.id
  return [id, resultOf(cache, server, text, key, args)]
}

function resultOf(
  cache: SimulatedCache,
  server: CacheServer,
  text: string,
  key: string,
  args: readonly string[],
): unknown {
  const isWrite = text.includes("'SET'")
  if (isWrite && server.role === 'slave' && !text.includes("'role'"))
    throw new Error('READONLY You can not write against a read only replica.')
  const found = valueOf(cache, server, key)
  if (!text.includes("'SET'")) return found
  const set = (value: string, ms: string | undefined) => {
    const endsAt = text.includes("'PX'") ? cache.now + Number(ms) : Infinity
    cache.changed(server, (values) => void values.set(key, { text: value, endsAt }))
  }
  if (!text.includes("'GET'")) {
    set(TOMBSTONE, args[0])
    return 1
  }
  const [version, value = '', ms] = args
  if (text.includes(`found ~= '${TOMBSTONE}'`) && found === TOMBSTONE) return 0
  const known = found === null ? null : versionOf(found)
  const isOlder = text.includes('version < tonumber') && known !== null && known >= Number(version)
  if (isOlder) return 0
  set(value, ms)
  return 1
}

function valueOf(cache: SimulatedCache, server: CacheServer, key: string): string | null {
  const value = server.data.get(key)
  return value === undefined || value.endsAt <= cache.now ? null : value.text
}
