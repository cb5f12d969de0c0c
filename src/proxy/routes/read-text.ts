/**
 * A body as text. Past `limitBytes` the rest is cancelled and `onTooLarge` throws. The HTTP parser
 * already holds a body to its Content-Length, so only a body without one is counted.
 */
export async function readText(
  message: Request | Response,
  limitBytes: number,
  onTooLarge: () => never,
): Promise<string> {
  const contentLength = message.headers.get('content-length')
  if (contentLength !== null && Number(contentLength) > limitBytes) onTooLarge()
  if (contentLength !== null) return message.text()
  return countedText(message.body, limitBytes, onTooLarge)
}

async function countedText(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  onTooLarge: () => never,
): Promise<string> {
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
      onTooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
