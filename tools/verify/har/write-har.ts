type Headers = Readonly<Record<string, string>>

export type HarEntryToWrite = {
  readonly startedAt: Date
  readonly milliseconds: number
  readonly method: string
  readonly url: string
  readonly requestHeaders: Headers
  readonly requestText: string | undefined
  /** 0: no answer. */
  readonly status: number
  readonly statusText: string
  readonly answerHeaders: Headers
  readonly answerText: string
}

const headerList = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const entryOf = (entry: HarEntryToWrite) => ({
  startedDateTime: entry.startedAt.toISOString(),
  time: entry.milliseconds,
  request: {
    method: entry.method,
    url: entry.url,
    httpVersion: 'HTTP/1.1',
    headers: headerList(entry.requestHeaders),
    queryString: [],
    cookies: [],
    headersSize: -1,
    bodySize: entry.requestText?.length ?? 0,
    ...(entry.requestText === undefined
      ? {}
      : {
          postData: {
            mimeType: entry.requestHeaders['content-type'] ?? '',
            text: entry.requestText,
          },
        }),
  },
  response: {
    status: entry.status,
    statusText: entry.statusText,
    httpVersion: 'HTTP/1.1',
    headers: headerList(entry.answerHeaders),
    cookies: [],
    content: {
      size: entry.answerText.length,
      mimeType: entry.answerHeaders['content-type'] ?? '',
      text: entry.answerText,
    },
    redirectURL: entry.answerHeaders['location'] ?? '',
    headersSize: -1,
    bodySize: -1,
  },
  cache: {},
  timings: { send: 0, wait: entry.milliseconds, receive: 0 },
})

export type HarFile = {
  readonly log: {
    readonly version: string
    readonly creator: { readonly name: string; readonly version: string }
    readonly entries: readonly ReturnType<typeof entryOf>[]
  }
}

export const harOf = (creator: string, entries: readonly HarEntryToWrite[]): HarFile => ({
  log: { version: '1.2', creator: { name: creator, version: '1' }, entries: entries.map(entryOf) },
})
