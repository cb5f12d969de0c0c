const TIMEOUT_MS = 10_000

/**
 * Calls a control route of a running mock (`npm run mock`, or that of `npm start`).
 * @throws when no mock answers within ten seconds, or when it refuses the call; the message is its refusal
 */
export async function callMock(mockUrl: string, path: string, body?: object): Promise<unknown> {
  const address = new URL(`/__mock/${path}`, mockUrl)
  const postInit =
    body === undefined
      ? undefined
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  let response: Response
  try {
    response = await fetch(address, { ...postInit, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    throw new Error(
      `No mock answers at ${mockUrl}. Start one with npm run mock, or give its address in MOCK_URL.`,
      { cause: error },
    )
  }
  const text = await response.text()
  if (!response.ok)
    throw new Error(`The mock refused /__mock/${path} (HTTP ${response.status}): ${text}`)
  return JSON.parse(text)
}
