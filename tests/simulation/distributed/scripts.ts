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
  const isWrite = /'(SET|HSET|DEL)'/.test(text)
  if (isWrite && server.role === 'slave' && !text.includes("'role'"))
    throw new Error('READONLY You can not write against a read only replica.')
  if (text.includes("'HMGET'")) return countIn(cache, server, text, key, args)
  if (text.includes("'DEL'")) {
    const isThere = valueOf(cache, server, key) !== null
    cache.changed(server, (values) => void values.delete(key))
    return isThere ? 1 : 0
  }
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

type Count = { readonly points: number; readonly ends: number }

/** A counter's answer: its points and the time that is left, -1 for ever. Null: there is none. */
function countIn(
  cache: SimulatedCache,
  server: CacheServer,
  text: string,
  key: string,
  [given = '', ...args]: readonly string[],
): readonly [number, number] | null {
  const now = given === '' ? cache.now : Number(given)
  const stored = valueOf(cache, server, key)
  const found = stored === null ? null : (JSON.parse(stored) as Count)
  const ends = text.includes('ends <= now')
  const isOver = found === null || (ends && found.ends > 0 && found.ends <= now)
  const pointsAndTime = ({ points, ends: end }: Count) =>
    [points, end === 0 ? -1 : end - now] as const
  if (!text.includes("'HSET'")) return isOver ? null : pointsAndTime(found)
  const [added, duration] = [Number(args[0]), Number(args[1])]
  const isNew = isOver || args[2] === '1'
  const before = text.includes('points = points + added') ? (found?.points ?? 0) : 0
  const count: Count = isNew
    ? { points: added, ends: duration > 0 ? now + duration : 0 }
    : { points: before + added, ends: found.ends }
  const endsAt = count.ends > 0 ? cache.now + count.ends - now + 60_000 : Infinity
  const value = { text: JSON.stringify(count), endsAt }
  cache.changed(server, (values) => void values.set(key, value))
  return pointsAndTime(count)
}
