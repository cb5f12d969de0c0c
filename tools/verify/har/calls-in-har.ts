import { parseJson } from '#site/lib/json.ts'
import { CannotVerify } from '../contract/model.ts'
import type { ApiCall } from '../contract/model.ts'
import { entriesInHar, NotHar, parseHar } from './read-har.ts'
import type { HarEntry } from './read-har.ts'

function toCall(entry: HarEntry): ApiCall {
  const isAnswered = entry.status > 0
  return {
    sent: {
      method: entry.method,
      path: new URL(entry.url).pathname,
      headers: entry.requestHeaders,
      text: entry.requestText,
    },
    received: isAnswered
      ? { status: entry.status, headers: entry.answerHeaders, text: entry.answerText }
      : null,
    failure: isAnswered ? null : 'no answer was recorded',
    json: parseJson(entry.answerText),
    startedAt: entry.startedAt,
    milliseconds: entry.milliseconds,
  }
}

/**
 * Calls of a HAR file.
 * @throws CannotVerify for an invalid file
 */
export function callsInHar(text: string): readonly ApiCall[] {
  try {
    return entriesInHar(parseHar(text)).map((one) => {
      if ('fault' in one) throw new NotHar(`Not a HAR file: entry ${one.number} ${one.fault}`)
      return toCall(one.entry)
    })
  } catch (error) {
    if (error instanceof NotHar) throw new CannotVerify(error.message)
    throw error
  }
}
