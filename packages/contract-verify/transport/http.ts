import { Agent, ProxyAgent, request } from 'undici'
import type { Dispatcher } from 'undici'
import { NoAnswer } from '../core/model.ts'
import type { Transport } from '../core/model.ts'
import { readBody } from './read-body.ts'
import { connectionFailure, tlsHint } from './connection-words.ts'

export type HttpOptions = {
  readonly url: string
  readonly timeoutMs: number
  readonly answerAtMostBytes: number
  /** Trusted CAs instead of Node's, as PEM. */
  readonly ca?: readonly string[] | undefined
  readonly isInsecure?: boolean
  readonly via?: string | undefined
}

/** Sends requests over HTTP; follows no redirects and limits the answer's size. */
export function overHttp(options: HttpOptions): Transport {
  const base = options.url.replace(/\/+$/, '')
  const dispatcher = dispatcherFor(options)
  let hasAnswered = false
  return async ({ method, path, headers, text }) => {
    try {
      const answer = await request(`${base}${path}`, {
        method: method as 'POST',
        headers: { 'accept-encoding': 'identity', ...headers },
        body: text ?? null,
        dispatcher,
        signal: AbortSignal.timeout(options.timeoutMs),
      })
      hasAnswered = true
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
      const received = Object.fromEntries(entries) as Record<string, string>
      const body = readBody(Buffer.concat(chunks), received)
      return { status: answer.statusCode, headers: received, ...body }
    } catch (error) {
      if (error instanceof NoAnswer) throw error
      const { words, isUnreachable } = connectionFailure(error, base, options.timeoutMs)
      const hint = words === 'the connection was closed' && !hasAnswered ? tlsHint(base) : ''
      throw new NoAnswer(`${words}${hint}`, isUnreachable)
    }
  }
}

function dispatcherFor({ ca, isInsecure, via }: HttpOptions): Dispatcher {
  const tls = {
    ...(ca === undefined ? {} : { ca: [...ca] }),
    ...(isInsecure === true ? { rejectUnauthorized: false } : {}),
  }
  const keepAliveTimeout = 4_000
  return via === undefined
    ? new Agent({ keepAliveTimeout, connect: tls })
    : new ProxyAgent({ uri: via, keepAliveTimeout, requestTls: tls })
}
