import { hashOfParts } from '../shared/names.ts'
import type { NewsTransport } from '../shared/news-bus.ts'
import type { RedisClient } from './client.ts'

/**
 * News on a channel of the cache.
 * @param site sites of one server hear only their own
 */
export function createRedisNews(client: RedisClient, site: string): NewsTransport {
  const channel = `maru:${hashOfParts('news', site)}`
  return {
    send: (text) => client.publish(channel, text),
    listen: (take, watch) => client.listen(channel, take, watch),
    // Closed with the client.
    close: () => undefined,
  }
}
