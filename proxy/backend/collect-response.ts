import type { Dispatcher } from 'undici'
import type { BackendRequest, BackendResponse } from '../ports/ports.ts'
import { readBody } from './read-body.ts'

type Head = Pick<BackendResponse, 'status' | 'contentType' | 'retryAfter' | 'headers'>

type Wanted = Pick<BackendRequest, 'limitBytes' | 'keepsHeaders'>

export type Cancellation = ReturnType<typeof createCancellation>

/** Aborts the request that `follow` got last, also one that starts later. */
export function createCancellation() {
  let isAborted = false
  let controller: Dispatcher.DispatchController | null = null
  const abort = (): void => {
    isAborted = true
    controller?.abort(new Error('the caller has disconnected'))
  }
  return {
    isAborted: (): boolean => isAborted,
    abort,
    follow: (started: Dispatcher.DispatchController): void => {
      controller = started
      if (isAborted) abort()
    },
  }
}

/** Collects one response. A body over the limit is aborted and has no text. */
export function collectResponse(
  { limitBytes, keepsHeaders = false }: Wanted,
  { follow, abort }: Cancellation,
  onResponse: (response: BackendResponse) => void,
  onError: (error: Error, hasBegun: boolean) => void,
): Dispatcher.DispatchHandler {
  let hasBegun = false
  let head: Head = { status: 0, contentType: null, retryAfter: null }
  let coding = ''
  const chunks: Buffer[] = []
  let size = 0
  const count = (bytes: number): void => {
    size += bytes
    if (size <= limitBytes) return
    onResponse({ ...head, text: null, bodyFault: null })
    abort()
  }
  return {
    onRequestStart: follow,
    onResponseStart: (_, status, headers) => {
      if (status < 200) return
      hasBegun = true
      const contentType = single(headers['content-type'])
      head = { status, contentType, retryAfter: single(headers['retry-after']) }
      if (keepsHeaders) head = { ...head, headers }
      coding = [headers['content-encoding'] ?? []].flat().join(',')
      // A declared length over the limit fails before the body arrives.
      if (Number(headers['content-length']) > limitBytes) count(limitBytes + 1)
    },
    onResponseData: (_, chunk) => {
      chunks.push(chunk)
      count(chunk.length)
    },
    onResponseEnd: () => {
      const [only = empty] = chunks
      const body = chunks.length > 1 ? Buffer.concat(chunks) : only
      onResponse({ ...head, ...readBody(body, coding) })
    },
    onResponseError: (_, error) => onError(error, hasBegun),
  }
}

const empty = Buffer.alloc(0)

const single = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null
