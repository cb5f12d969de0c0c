import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { duplicateKey } from '../answers/body-is-plain.ts'
import { createHttpTransport } from '../transport/http.ts'
import {
  codedBodies,
  notUtf8,
  oddTexts,
  plainHeaders,
} from '../../../tests/support/coded-bodies.ts'
import type { CodedBody } from '../../../tests/support/coded-bodies.ts'
import { serve } from './serve.ts'
import { verifyBy } from './verify-by.ts'

const balances = { status: 'success', gameMoney: 0, balance: 1_000, rolling: 0, userId: 'demo' }
const PATH = '/public/slot/get_in_game_balance'

type Answer = (response: ServerResponse) => void

async function foundAt(answer: Answer) {
  const http = createHttpTransport({
    url: await serve((_request, response) => answer(response)),
    timeoutMs: 2_000,
    answerAtMostBytes: 5_000_000,
  })
  const { findings } = await verifyBy(
    (next) => (sent) => (sent.path === PATH ? http(sent) : next(sent)),
    ['examples-are-answered'],
    { isWanted: ({ id }) => id === 'getInGameBalance' },
  )
  return [...new Set(findings.map(({ check, message }) => `${check}: ${message}`))]
}

const answering =
  ({ bytes, headers }: CodedBody): Answer =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'x', ...headers })
      .end(bytes)

const bodyFindings = async (body: CodedBody) =>
  (await foundAt(answering(body))).filter(
    // This test's server repeats no id, and one body has an additional field.
    (finding) =>
      !finding.startsWith('request-id') &&
      finding !== 'no-extra-field: /nick is not in the contract',
  )

describe('bodies match their headers', () => {
  test.each(
    Object.entries({
      ...codedBodies(balances),
      'bytes that are not UTF-8': notUtf8(balances),
      ...oddTexts(balances),
      'a name twice in one object': {
        bytes: Buffer.from(JSON.stringify(balances).replace('{', '{"status":"old",')),
        headers: {},
      },
    }),
  )('R-CALL-03 %s: one finding, and no others for the same answer', async (_name, body) => {
    const found = await bodyFindings(body)
    expect(found.length).toBeGreaterThan(0)
    expect(
      found.filter((finding) => !finding.startsWith('body-is-plain: answers 200, which ')),
    ).toEqual([])
  })

  test.each(plainHeaders)('R-CALL-03 %j: nothing is found', async (headers) => {
    const bytes = Buffer.from(JSON.stringify(balances))
    expect(await bodyFindings({ bytes, headers })).toEqual([])
  })

  test('R-CALL-03 a name in two objects, or within a text, is not a duplicate', () => {
    expect(
      duplicateKey(String.raw`{"a":[{"b":1},{"b":"\"}{\"b\":"}],"c":{"a":{},"b":[]}}`),
    ).toBeUndefined()
    expect(duplicateKey('{"a":[{"b":1,"c":{"b":2},"b":3}]}')).toBe('b')
  })

  test('R-CALL-03 requests accept no content coding', async () => {
    const acceptedCodings: unknown[] = []
    await foundAt((response) => {
      acceptedCodings.push(response.req.headers['accept-encoding'])
      answering({ bytes: Buffer.from(JSON.stringify(balances)), headers: {} })(response)
    })
    expect(new Set(acceptedCodings)).toEqual(new Set(['identity']))
  })

  test.each([
    ['too short', -20, 'body-fits-schema: answers 200 with invalid JSON'],
    ['too long', 20, 'answers-at-all: '],
  ])('R-CALL-03 a length that is %s is found', async (_name, extraBytes, message) => {
    const body = JSON.stringify(balances)
    const found = await foundAt((response) => {
      response.socket?.end(
        `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length + extraBytes}\r\n\r\n${body}`,
      )
    })
    expect(
      found.some((finding) => finding.startsWith(message)),
      found.join('\n'),
    ).toBe(true)
  })
})
