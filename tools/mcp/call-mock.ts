/** Calls the control routes of a running mock (`npm run mock`, or the one behind `npm run dev`). */
export async function callMock(mockUrl: string, path: string, body?: object): Promise<unknown> {
  const address = new URL(`/__mock/${path}`, mockUrl)
  const sent =
    body === undefined
      ? undefined
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  let response: Response
  try {
    response = await fetch(address, { ...sent, signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    throw new Error(
      `No mock answers at ${mockUrl}. Start one with npm run mock, or give its address in MOCK_URL.`,
      { cause: error },
    )
  }
  const text = await response.text()
  if (!response.ok) throw new Error(`The mock refuses this (HTTP ${response.status}): ${text}`)
  return JSON.parse(text)
}
