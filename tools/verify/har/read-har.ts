import { z } from 'zod'
import { parseJson } from '#site/lib/json.ts'

const header = z.object({ name: z.string(), value: z.string() })

const entrySchema = z.object({
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
    content: z.object({
      size: z.number().default(0),
      text: z.string().optional(),
      encoding: z.string().optional(),
    }),
  }),
})

const fileSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

/** The file is not a HAR file; the message says where. */
export class HarError extends Error {
  override readonly name = 'HarError'
}

/** A recorded request with its answer. Header names are in lower case. */
export type HarEntry = {
  /** Epoch milliseconds. */
  readonly startedAt: number
  readonly milliseconds: number
  readonly method: string
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestText: string | undefined
  /** HTTP status; 0: no answer was recorded. */
  readonly status: number
  readonly answerHeaders: Readonly<Record<string, string>>
  readonly answerText: string
  /** Why `answerText` is not the body that was sent; null: it is. */
  readonly bodyFault: string | null
}

/** An entry by its number from 1, or why it cannot be read. */
export type NumberedEntry = { readonly number: number } & (
  | { readonly entry: HarEntry }
  | { readonly fault: string }
)

const headersFrom = (
  headers: readonly z.output<typeof header>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]))

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

type Body = { readonly text: string; readonly fault: string | null }

function bodyOf({
  size,
  text,
  encoding,
}: z.output<typeof entrySchema>['response']['content']): Body {
  if (text === undefined) {
    return { text: '', fault: size > 0 ? `the body of ${size} bytes was not recorded` : null }
  }
  if (encoding === 'base64') {
    const bytes = bytesOf(text)
    if (bytes === null) return { text: '', fault: 'the body is not valid base64' }
    const decoded = new TextDecoder().decode(bytes)
    const isText = !decoded.includes('\uFFFD') && !decoded.includes('\0')
    return { text: decoded, fault: isText ? null : 'the body is binary' }
  }
  const bytes = new TextEncoder().encode(text).length
  const isCut = size > bytes && parseJson(text) === undefined
  return { text, fault: isCut ? `the body is truncated: ${bytes} of ${size} bytes` : null }
}

function readEntry(value: unknown, number: number): NumberedEntry {
  const parsed = entrySchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const fault = `/${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'is invalid'}`
    return { number, fault }
  }
  const { startedDateTime, time, request, response } = parsed.data
  const { text, fault } = bodyOf(response.content)
  const entry = {
    startedAt: Date.parse(startedDateTime) || 0,
    milliseconds: time,
    method: request.method,
    url: request.url,
    requestHeaders: headersFrom(request.headers),
    requestText: request.postData?.text,
    status: response.status,
    answerHeaders: headersFrom(response.headers),
    answerText: text,
    bodyFault: fault,
  }
  return { number, entry }
}

/**
 * The entries of a parsed HAR file, in order.
 * @throws HarError
 */
export function entriesInHar(file: unknown): readonly NumberedEntry[] {
  const parsed = fileSchema.safeParse(file)
  if (!parsed.success) throw new HarError(`Not a HAR file: ${z.prettifyError(parsed.error)}`)
  return parsed.data.log.entries.map((value, index) => readEntry(value, index + 1))
}

/**
 * The JSON of a HAR file.
 * @throws HarError naming the position of the first error
 */
export function parseHar(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch (error) {
    throw new HarError(`Not a HAR file: not JSON. ${(error as Error).message}`)
  }
}
