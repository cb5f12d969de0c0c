import { harOf } from '#verify/write-har'
import type { HarFile } from '#verify/write-har'
import { parseJson } from '../../src/lib/json.ts'
import type { FinishedCall } from './call-log.ts'
import { createLookAlikes } from './look-alikes.ts'
import type { JsonKind, LookAlikes } from './look-alikes.ts'

export type { HarFile }

const HELP_OPERATIONS: ReadonlySet<string> = new Set(['helpList', 'helpRead', 'writeHelp'])

/** A body without secrets; one that is not JSON is left out. */
function bodyOf(text: string, { replaceInJson }: LookAlikes, kind: JsonKind): string {
  const value = parseJson(text)
  return value === undefined ? '' : JSON.stringify(replaceInJson(value, kind))
}

/** HAR 1.2 of logged calls, without secrets and personal data. */
export function harOfCalls(calls: readonly FinishedCall[], backend: string): HarFile {
  const lookAlikes = createLookAlikes()
  const entries = calls.map(({ operation, path, headers, text, sentAnswer, at, durationMs }) => {
    const hasOwnWords = HELP_OPERATIONS.has(operation?.operationId ?? '')
    const request = { hasOwnWords, hasMemberId: operation?.access === 'guest' }
    return {
      startedAt: new Date(at),
      milliseconds: durationMs,
      method: 'POST',
      url: `${backend}${path}`,
      requestHeaders: lookAlikes.replaceInHeaders(headers),
      requestText: text === '' ? undefined : bodyOf(text, lookAlikes, request),
      status: sentAnswer?.status ?? 0,
      statusText: '',
      answerHeaders: { 'content-type': sentAnswer?.contentType ?? '' },
      answerText: bodyOf(sentAnswer?.text ?? '', lookAlikes, { hasOwnWords, hasMemberId: false }),
    }
  })
  return harOf('mock backend', entries)
}
