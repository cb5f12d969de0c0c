import type { Counter, CounterStore } from '../../ports/ports.ts'
import { createScript } from './client.ts'
import type { RedisClient } from './client.ts'

/** Reads the counter, and the time: the server's, or one that the caller passes. */
const NOW = `
local now = tonumber(ARGV[1])
if now == nil then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local counter = redis.call('HMGET', KEYS[1], 'points', 'ends')
local points, ends = tonumber(counter[1]), tonumber(counter[2])
local is_over = points == nil or (ends > 0 and ends <= now)
`

const GET = createScript(`${NOW}
if is_over then return false end
return {points, ends == 0 and -1 or ends - now}`)

// The key expires a minute after the counter's end, because the script compares the end itself.
const ADD_POINTS = createScript(`${NOW}
local added, duration = tonumber(ARGV[2]), tonumber(ARGV[3])
if is_over or ARGV[4] == '1' then
  points, ends = added, duration > 0 and now + duration or 0
else
  points = points + added
end
redis.call('HSET', KEYS[1], 'points', points, 'ends', string.format('%.0f', ends))
if ends > 0 then redis.call('PEXPIRE', KEYS[1], string.format('%.0f', ends - now + 60000))
else redis.call('PERSIST', KEYS[1]) end
return {points, ends == 0 and -1 or ends - now}`)

const REMOVE = createScript(`return redis.call('DEL', KEYS[1])`)

/**
 * Throttle counters in the cache. While it is away, calls reject at once, and each process counts alone.
 * @param clock of this process, for the returned end times
 * @param time the time that counts; null: the server's clock
 */
export function createRedisCounters(
  client: RedisClient,
  keyOf: (key: string) => string,
  clock: { now(): number },
  time: { now(): number } | null,
): CounterStore {
  const now = () => (time === null ? '' : time.now())
  const counterFrom = (answer: unknown): Counter => {
    const [points = 0, msLeft = 0] = answer as readonly number[]
    return { points, expiresAt: msLeft < 0 ? null : clock.now() + msLeft }
  }
  return {
    get: async (key) => {
      const answer = await client.run(GET, keyOf(key), now())
      return answer === null ? null : counterFrom(answer)
    },
    upsert: async (key, points, durationMs, isForced = false) => {
      const forced = isForced ? '1' : '0'
      const answer = await client.run(ADD_POINTS, keyOf(key), now(), points, durationMs, forced)
      return counterFrom(answer)
    },
    remove: async (key) => (await client.run(REMOVE, keyOf(key))) === 1,
  }
}
