import { Agent, ProxyAgent, request } from 'undici'
import type { Dispatcher } from 'undici'
import { NoAnswer } from '../core/model.ts'
import type { Received, Sent, Transport } from '../core/model.ts'
import { readBody } from './read-body.ts'
import { CLOSED, connectionFailure, tlsHint } from './connection-words.ts'

export type HttpOptions = {
  readonly url: string
  readonly timeoutMs: number
  readonly answerAtMostBytes: number
  /** Trusted CAs instead of Node's, as PEM. */
  readonly ca?: readonly string[] | undefined
  readonly isInsecure?: boolean
  readonly via?: string | undefined
}

/**
 * Sends requests over HTTP; follows no redirects and limits the answer's size. Only repeatable requests use kept
 * connections, which a server may close while a request is on its way; they are then sent again once.
 */
export function overHttp(options: HttpOptions): Transport {
  const base = options.url.replace(/\/+$/, '')
  const kept = dispatcherFor(options, 1)
  // undici keeps no connection open when pipelining is 0.
  const fresh = dispatcherFor(options, 0)
  let hasAnswered = false
  const send = async (
    { method, path, headers, text }: Sent,
    dispatcher: Dispatcher,
  ): Promise<Received> => {
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
      const failure = connectionFailure(error, base, options.timeoutMs)
      if (failure.words === CLOSED && dispatcher === kept) throw new KeptConnectionClosed()
      const hint = failure.words === CLOSED && !hasAnswered ? tlsHint(base) : ''
      throw new NoAnswer(`${failure.words}${hint}`, failure.isUnreachable)
    }
  }
  return async (sent) => {
    if (sent.isRepeatable !== true) return send(sent, fresh)
    try {
      return await send(sent, kept)
    } catch (error) {
      if (error instanceof KeptConnectionClosed) return send(sent, fresh)
      throw error
    }
  }
}

class KeptConnectionClosed extends Error {}

function dispatcherFor({ ca, isInsecure, via }: HttpOptions, pipelining: 0 | 1): Dispatcher {
  const tls = {
    ...(ca === undefined ? {} : { ca: [...ca] }),
    ...(isInsecure === true ? { rejectUnauthorized: false } : {}),
  }
  const keepAliveTimeout = 4_000
  return via === undefined
    ? new Agent({ keepAliveTimeout, pipelining, connect: tls })
    : new ProxyAgent({ uri: via, keepAliveTimeout, pipelining, requestTls: tls })
}
