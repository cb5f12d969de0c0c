import type { Dispatcher } from 'undici'
import type { BackendRequest, BackendResponse } from '../ports/ports.ts'
import { readBody } from './read-body.ts'

type Head = Pick<BackendResponse, 'status' | 'contentType' | 'retryAfter' | 'headers'>

type ResponseOptions = Pick<BackendRequest, 'limitBytes' | 'keepsHeaders'>

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
    follow: (newController: Dispatcher.DispatchController): void => {
      controller = newController
      if (isAborted) abort()
    },
  }
}

/** Collects one response. A body over the limit is aborted and has no text. */
export function collectResponse(
  { limitBytes, keepsHeaders = false }: ResponseOptions,
  { follow, abort }: Cancellation,
  onResponse: (response: BackendResponse) => void,
  onError: (error: Error, hasBegun: boolean) => void,
): Dispatcher.DispatchHandler {
  let hasBegun = false
  let head: Head = { status: 0, contentType: null, retryAfter: null }
  let contentCoding = ''
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
      const contentType = firstValue(headers['content-type'])
      head = { status, contentType, retryAfter: firstValue(headers['retry-after']) }
      if (keepsHeaders) head = { ...head, headers }
      contentCoding = [headers['content-encoding'] ?? []].flat().join(',')
      // A declared length over the limit fails before the body arrives.
      if (Number(headers['content-length']) > limitBytes) count(limitBytes + 1)
    },
    onResponseData: (_, chunk) => {
      chunks.push(chunk)
      count(chunk.length)
    },
    onResponseEnd: () => {
      const [onlyChunk = EMPTY_BODY] = chunks
      const body = chunks.length > 1 ? Buffer.concat(chunks) : onlyChunk
      onResponse({ ...head, ...readBody(body, contentCoding) })
    },
    onResponseError: (_, error) => onError(error, hasBegun),
  }
}

const EMPTY_BODY = Buffer.alloc(0)

const firstValue = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null
