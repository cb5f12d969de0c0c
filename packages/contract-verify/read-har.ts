import { z } from 'zod'
import { parseJson } from '../../src/lib/json.ts'
import { CannotVerify } from './core/model.ts'
import type { ApiCall } from './core/model.ts'

const header = z.object({ name: z.string(), value: z.string() })

const harSchema = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string().default(''),
        time: z.number().default(0),
        request: z.object({
          method: z.string(),
          url: z.url(),
          headers: z.array(header),
          postData: z.object({ text: z.string().optional() }).optional(),
        }),
        response: z.object({
          status: z.number(),
          headers: z.array(header),
          content: z.object({ text: z.string().optional(), encoding: z.string().optional() }),
        }),
      }),
    ),
  }),
})

const asRecord = (headers: readonly z.output<typeof header>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]))

/**
 * Calls of a HAR file.
 * @throws CannotVerify for an invalid file
 */
export function callsInHar(text: string): readonly ApiCall[] {
  const read = harSchema.safeParse(parseJson(text))
  if (!read.success) {
    throw new CannotVerify(`Not a HAR file: ${z.prettifyError(read.error)}`)
  }
  return read.data.log.entries.map(({ startedDateTime, time, request, response }) => {
    const { text: written = '', encoding } = response.content
    const body = encoding === 'base64' ? Buffer.from(written, 'base64').toString() : written
    const { method, url, headers, postData } = request
    const sent = {
      method,
      path: new URL(url).pathname,
      headers: asRecord(headers),
      text: postData?.text,
    }
    const isAnswered = response.status > 0
    return {
      sent,
      received: isAnswered
        ? { status: response.status, headers: asRecord(response.headers), text: body }
        : null,
      failure: isAnswered ? null : 'no answer was recorded',
      json: parseJson(body),
      startedAt: Date.parse(startedDateTime) || 0,
      milliseconds: time,
    }
  })
}
