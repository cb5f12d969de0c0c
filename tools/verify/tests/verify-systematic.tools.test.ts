import { describe, expect, test } from 'vitest'
import type { ReceivedResponse } from '../contract/model.ts'
import { groupFindings } from '../report/group-findings.ts'
import { questionsFor } from '../assumptions/table.ts'
import { onEveryPath, checkMessages, verifyBy } from './verify-by.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import { jsonOf, withJsonBody, withHeaders, withoutHeader } from './zoo/layers.ts'

const typed = (received: ReceivedResponse, type: string): ReceivedResponse =>
  withHeaders(received, { 'content-type': type })

/** Changes values of answers, of one status or of all. */
const values = (change: (value: unknown, name: string) => unknown, status?: number): Layer =>
  onEveryPath((received) =>
    status === undefined || received.status === status
      ? withJsonBody(
          received,
          JSON.parse(received.text, (name, value: unknown) =>
            typeof value === 'object' ? value : change(value, name),
          ),
        )
      : received,
  )

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** A deviation of the whole backend, and its single finding. */
const deviations: Readonly<Record<string, readonly [Layer, string]>> = {
  'text/json everywhere': [
    onEveryPath((received) => typed(received, 'text/json')),
    'content-type-documented: answers with Content-Type: text/json instead of application/json, application/problem+json',
  ],
  'errors as application/json': [
    onEveryPath((received) =>
      received.status === 200 ? received : typed(received, 'application/json'),
    ),
    'content-type-documented: answers with Content-Type: application/json instead of application/problem+json',
  ],
  'an envelope around all': [
    onEveryPath((received) => withJsonBody(received, { data: jsonOf(received) })),
    'body-fits-schema: answers within an envelope, {"data": …}; the contract has the content of `data` without it',
  ],
  'an envelope beside the status': [
    onEveryPath((received) => {
      const { status, ...result } = jsonOf(received)
      return received.status === 200
        ? withJsonBody(received, { status, code: 0, result })
        : received
    }),
    'body-fits-schema: answers within an envelope, {"status": …, "code": …, "result": …}; the contract has the content of `result` without it',
  ],
  'errors without the form of a problem': [
    onEveryPath((received) =>
      received.status === 200 ? received : withJsonBody(received, { error: 'refused' }),
    ),
    'body-fits-schema: answers no Problem: type, title, status, code, requestId are missing',
  ],
  '422 for all errors': [
    onEveryPath((received) =>
      received.status === 200
        ? received
        : withJsonBody({ ...received, status: 422 }, { ...jsonOf(received), status: 422 }),
    ),
    'sessions-are-required: refuses with HTTP 422 instead of 400, 401, 413, 415',
  ],
  'no X-Request-Id': [
    onEveryPath((received) => withoutHeader(received, 'x-request-id')),
    'request-id-repeated: answers with no X-Request-Id instead of that of the request',
  ],
  'times without an offset': [
    values((value) => (isInstant(value) ? value.slice(0, 19).replace('T', ' ') : value)),
    'body-fits-schema: answers a format other than date-time, such as /expiresAt: "2026-11-21 05:00:00"',
  ],
  'times as numbers': [
    values((value) => (isInstant(value) ? Date.parse(value) : value)),
    'body-fits-schema: answers a number where the contract has an instant as text (date-time), such as /expiresAt: 1795204800000',
  ],
  'a field more in every answer': [
    onEveryPath((received) =>
      received.status === 200
        ? withJsonBody(received, { ...jsonOf(received), serverTime: 5 })
        : received,
    ),
    'no-extra-field: /serverTime is not in the contract',
  ],
}

const probes = new Set([
  'same-answer-twice',
  'figures-agree',
  'pages-are-stable',
  'created-is-listed',
  'money-is-conserved',
  'sessions-are-required',
  'wrong-requests-are-refused',
  'other-methods-are-refused',
])

describe('a deviation of the whole backend', () => {
  test.each(Object.entries(deviations))(
    'R-CALL-03 is one finding, and hides nothing else: %s',
    { timeout: 90_000 },
    async (_name, [layer, finding]) => {
      const verdict = await verifyBy(layer, probes)
      expect(checkMessages(verdict)).toEqual([finding])
      expect([verdict.skipped, verdict.ended]).toEqual([[], null])
      const [group] = groupFindings(verdict.findings)
      expect(group?.alsoIn.length).toBeGreaterThan(4)
    },
  )

  test('R-CALL-03 numbers sent as text are one finding, which lists the refuted assumptions once', async () => {
    const layer = values(
      (value, name) => (typeof value === 'number' && name !== 'id' ? String(value) : value),
      200,
    )
    const verdict = await verifyBy(layer, [
      'same-answer-twice',
      'figures-agree',
      'pages-are-stable',
    ])
    const words = 'answers a text where the contract has a number, such as /member/user/level: "3"'
    expect(checkMessages(verdict)).toEqual([`body-fits-schema: ${words}`])
    const refuted = verdict.assumptions.filter((row) => row.verdict === 'refuted')
    const questions = questionsFor(refuted).filter((question) => question.includes(words))
    expect(questions).toEqual([
      expect.stringMatching(/^A-\d{3}( A-\d{3})+: Is it meant so\? The backend answers a text/),
    ])
  })

  test('R-CALL-03 a media type of every answer refutes the assumption about errors, and none about contents', async () => {
    const { assumptions } = await verifyBy(
      onEveryPath((received) => typed(received, 'text/json')),
      ['sessions-are-required'],
    )
    const refuted = assumptions.filter(({ verdict }) => verdict === 'refuted')
    expect(refuted.map(({ id }) => id)).toEqual(['A-009'])
  })

  test('R-CALL-03 a deviation of only four operations is a finding on each of them', async () => {
    const paths = ['/get_member', '/notices', '/note_list', '/help_list']
    const layer = onEveryPath((received, sent) =>
      paths.some((path) => sent.path.endsWith(path)) && received.status === 200
        ? withJsonBody(received, { ...jsonOf(received), list: [{ at: '1' }], member: [] })
        : received,
    )
    const { findings } = await verifyBy(layer, ['same-answer-twice'])
    expect(findings.length).toBeGreaterThan(4)
    expect(findings.filter(({ systematic }) => systematic !== undefined)).toEqual([])
  })
})
