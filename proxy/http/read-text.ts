type Message = Request | Response

/**
 * Bytes of the body; null past `limitBytes`, and the rest is cancelled. The HTTP parser enforces Content-Length, so only
 * a body without it is counted.
 */
export async function readBytes(message: Message, limitBytes: number): Promise<Uint8Array | null> {
  const contentLength = message.headers.get('content-length')
  if (contentLength !== null && Number(contentLength) > limitBytes) return null
  if (contentLength !== null) return new Uint8Array(await message.arrayBuffer())
  return countedBytes(message.body, limitBytes)
}

export async function readText(message: Message, limitBytes: number): Promise<string | null> {
  const bytes = await readBytes(message, limitBytes)
  return bytes === null ? null : new TextDecoder().decode(bytes)
}

async function countedBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array | null> {
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    size += value.byteLength
    if (size > limitBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value as Uint8Array<ArrayBuffer>)
  }
}

export function toHeaders(list: readonly string[]): Headers {
  const headers = new Headers()
  for (let index = 0; index < list.length; index += 2)
    headers.append(list[index] ?? '', list[index + 1] ?? '')
  return headers
}
