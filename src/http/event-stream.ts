import type { paths } from '../generated/api.ts'
import { parseJson } from '../lib/json.ts'
import { CallFailure, detailsOf, failureFrom } from './call-failure.ts'
import { pageToken } from './page-token.ts'

/** The server sends a comment every 10 s; this also detects a gateway that buffers them. */
const MAX_SILENCE_MS = 40_000

const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true

/** Data of the events in complete blocks of a stream; comments have none. */
const dataIn = (block: string): readonly string[] =>
  block.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []))

/**
 * The data of each event of a stream of server-sent events, until the server ends it.
 * @throws CallFailure when it is refused; another error when it is cut off, silent, or `signal` aborts
 */
export async function* readEvents(
  route: keyof paths,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectBytes = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS)
  }
  try {
    expectBytes()
    const response = await globalThis.fetch(route, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${pageToken()?.token ?? ''}`,
      },
      body: '{}',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok)
      throw failureFrom(response, route, parseJson(await response.text().catch(() => '')))
    if (response.body === null || !isStream(response))
      throw new CallFailure(detailsOf(response, route, { kind: 'unreadable' }))
    let rest = ''
    // Safari has no iterator of streams.
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      expectBytes()
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield* dataIn(block)
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}
