/**
 * A body as text; null past `limitBytes`, and the rest is cancelled. The HTTP parser already holds a
 * body to its Content-Length, so only a body without one is counted.
 */
export async function readText(
  message: Request | Response,
  limitBytes: number,
): Promise<string | null> {
  const contentLength = message.headers.get('content-length')
  if (contentLength !== null && Number(contentLength) > limitBytes) return null
  if (contentLength !== null) return message.text()
  return countedText(message.body, limitBytes)
}

async function countedText(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<string | null> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limitBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Headers of a list that has each name before its value. */
export function toHeaders(list: readonly string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at < list.length; at += 2) headers.append(list[at] ?? '', list[at + 1] ?? '')
  return headers
}
