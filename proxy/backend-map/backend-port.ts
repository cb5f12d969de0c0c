export type BackendRequest = {
  /** `/public/…` from the contract, never from a browser; with a map, the backend's own path. */
  readonly path: string
  /** Lower-case names, each followed by its value. */
  readonly headers: string[]
  /** JSON text; with a map also a form, or empty. */
  readonly body: string
  /** Maximum size of the response body. */
  readonly limitBytes: number
  /**
   * `fresh`: moves money; a new connection, never retried. `once`: never retried. `repeatable`: sent again when the
   * connection breaks before the answer.
   */
  readonly delivery: 'fresh' | 'once' | 'repeatable'
  /** Default: POST. */
  readonly method?: string
  /** The response has `headers`. */
  readonly keepsHeaders?: boolean
}

export type BackendResponse = {
  readonly status: number
  readonly contentType: string | null
  readonly retryAfter: string | null
  /** Null when the body exceeds the limit; the rest was not read. */
  readonly text: string | null
  /** Why the body is not readable text. */
  readonly bodyFault: 'content-encoding' | 'charset' | null
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The mapped value of the text. */
  readonly value?: unknown
  /** The backend's own names, if a map read the answer. */
  readonly origin?: Origin
}

export type Origin = {
  readonly path: string
  /** Contract's JSON Pointer, `*` for list indices → the backend's place. */
  readonly pointers: ReadonlyMap<string, string>
}

/**
 * Sends a request to the backend. `response` rejects with `BackendUnreachableError` when the backend received nothing;
 * after any other error the request may have taken effect. `abort` cancels the call and frees its connection.
 */
export type BackendPort = (request: BackendRequest) => {
  readonly response: Promise<BackendResponse>
  abort(): void
}
