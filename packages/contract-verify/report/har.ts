import type { ApiCall } from '../core/model.ts'
import { maskedHeaders, maskedText } from './masked.ts'

const named = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

/** HAR 1.2 of all requests, with secrets masked. */
export function harReport(calls: readonly ApiCall[], backend: string, startedAt: Date): object {
  let at = startedAt.getTime()
  const entries = calls.map(({ sent, received, failure, milliseconds }) => {
    const startedDateTime = new Date(at).toISOString()
    at += milliseconds
    const text = maskedText(received?.text ?? '')
    return {
      startedDateTime,
      time: milliseconds,
      request: {
        method: sent.method,
        url: `${backend}${sent.path}`,
        httpVersion: 'HTTP/1.1',
        headers: named(maskedHeaders(sent.headers)),
        queryString: [],
        cookies: [],
        headersSize: -1,
        bodySize: sent.text?.length ?? 0,
        ...(sent.text === undefined
          ? {}
          : {
              postData: {
                mimeType: sent.headers['content-type'] ?? '',
                text: maskedText(sent.text).slice(0, 4_000),
              },
            }),
      },
      response: {
        status: received?.status ?? 0,
        statusText: failure ?? '',
        httpVersion: 'HTTP/1.1',
        headers: named(maskedHeaders(received?.headers ?? {})),
        cookies: [],
        content: { size: text.length, mimeType: received?.headers['content-type'] ?? '', text },
        redirectURL: received?.headers['location'] ?? '',
        headersSize: -1,
        bodySize: -1,
      },
      cache: {},
      timings: { send: 0, wait: milliseconds, receive: 0 },
    }
  })
  return { log: { version: '1.2', creator: { name: 'contract:verify', version: '1' }, entries } }
}
