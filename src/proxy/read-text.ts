/**
 * A body as text, read no further than `limitBytes`; past that the rest is abandoned and `onTooLarge`
 * throws.
 */
export async function readText(
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
