/**
 * A body as text, read no further than `limitBytes`; past that the rest is abandoned and `onTooLarge`
 * throws. A length that the message states is the length: HTTP itself holds it.
 */
export async function readText(
  message: Request | Response,
  limitBytes: number,
  onTooLarge: () => never,
): Promise<string> {
  const stated = message.headers.get('content-length')
  if (stated !== null && Number(stated) > limitBytes) onTooLarge()
  if (stated !== null) return message.text()
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
