import { Agent, request } from 'undici'
import { NoAnswer } from '../model.ts'
import type { Transport } from '../model.ts'

export type HttpOptions = {
  /** Its path is put before those of the contract. */
  readonly url: string
  readonly timeoutMs: number
  readonly answerAtMostBytes: number
  /** Ends what is under way. */
  readonly signal?: AbortSignal
}

const codeOf = (error: unknown): string => {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

function wordsOf(error: unknown, { timeoutMs }: HttpOptions): string {
  const code = codeOf(error)
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} s`
  if (code === 'ECONNREFUSED') return 'nobody listens there (connection refused)'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the host name is not known'
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'the connection was closed'
  return error instanceof Error
    ? `${error.message}${code === '' ? '' : ` (${code})`}`
    : String(error)
}

/** Asks a server over HTTP; follows no redirect, and reads no endless answer. */
export function overHttp(options: HttpOptions): Transport {
  const base = options.url.replace(/\/+$/, '')
  const dispatcher = new Agent({ connections: 16, keepAliveTimeout: 4_000 })
  return async ({ method, path, headers, text }) => {
    try {
      const answer = await request(`${base}${path}`, {
        method: method as 'POST',
        headers,
        body: text ?? null,
        dispatcher,
        signal: AbortSignal.any([
          AbortSignal.timeout(options.timeoutMs),
          ...(options.signal === undefined ? [] : [options.signal]),
        ]),
      })
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > options.answerAtMostBytes) {
          answer.body.destroy()
          const limit = options.answerAtMostBytes / 1_000_000
          throw new NoAnswer(`the answer is longer than ${limit} MB`)
        }
        chunks.push(chunk)
      }
      const entries = Object.entries(answer.headers).map(([name, value]) => [
        name.toLowerCase(),
        [value].flat().join(', '),
      ])
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(entries) as Record<string, string>,
        text: Buffer.concat(chunks).toString(),
      }
    } catch (error) {
      if (error instanceof NoAnswer) throw error
      throw new NoAnswer(wordsOf(error, options))
    }
  }
}
