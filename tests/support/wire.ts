export type SentRequest = {
  readonly path: string
  readonly method: string
  readonly body: unknown
  readonly authorization: string | null
}

/** Answers every call of this test by `answer`, and records the requests. */
export const answerCalls = (answer: (path: string) => Response | Promise<Response>) => {
  const sent: SentRequest[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    sent.push({
      path: pathname,
      method: request.method,
      body: JSON.parse((await request.text()) || 'null'),
      authorization: request.headers.get('authorization'),
    })
    return answer(pathname)
  }
  return sent
}

export const ok = (body: unknown, headers: HeadersInit = {}): Response =>
  Response.json(body, { headers })

export const problem = (status: number, code: string, headers: HeadersInit = {}): Response =>
  new Response(
    JSON.stringify({ type: `/problems/${code}`, title: code, status, code, requestId: 'req-7' }),
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )

export const wireUser = (changes: Record<string, unknown> = {}) => ({
  userId: 'demo',
  nick: '데모',
  phone: '010-1234-5678',
  level: 3,
  balance: 1_250_000,
  in_balance: 300_000,
  rolling: 18_400,
  bankname: '국민은행',
  bankOwner: '김데모',
  banknum: '123-456',
  noteCount: 2,
  helpCount: 1,
  ...changes,
})
