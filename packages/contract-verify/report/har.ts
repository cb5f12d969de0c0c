import type { ApiCall } from '../core/model.ts'
import { harOf } from '../har/write-har.ts'
import { maskedHeaders, maskedText } from './masked.ts'

const SHOWN = 4_000

export function harReport(calls: readonly ApiCall[], backend: string, startedAt: Date): object {
  let at = startedAt.getTime()
  const entries = calls.map(({ sent, received, failure, milliseconds }) => {
    const entry = {
      startedAt: new Date(at),
      milliseconds,
      method: sent.method,
      url: `${backend}${sent.path}`,
      requestHeaders: maskedHeaders(sent.headers),
      requestText: sent.text === undefined ? undefined : maskedText(sent.text).slice(0, SHOWN),
      status: received?.status ?? 0,
      statusText: failure ?? '',
      answerHeaders: maskedHeaders(received?.headers ?? {}),
      answerText: maskedText(received?.text ?? ''),
    }
    at += milliseconds
    return entry
  })
  return harOf('contract:verify', entries)
}
