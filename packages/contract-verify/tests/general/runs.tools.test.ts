import { expect, test } from 'vitest'
import { NoAnswer } from '../../core/model.ts'
import type { Sent, Transport } from '../../core/model.ts'
import { contractFrom } from '../../general/contract/read-contract.ts'
import { conclusionOf } from '../../report/conclusion.ts'
import { grouped } from '../../report/grouped.ts'
import { junitReport } from '../../report/junit.ts'
import { sarifReport } from '../../report/sarif.ts'
import { terminalText } from '../../report/terminal.ts'
import { createBooks } from './books-backend.ts'
import { booksInMemory, namedBy, verifyBooks } from './verify-books.ts'

/** A transport that records its requests. */
function watched(transport: Transport): { readonly sent: Sent[]; readonly transport: Transport } {
  const sent: Sent[] = []
  return { sent, transport: (one) => (sent.push(one), transport(one)) }
}

test('with only a contract and an address, a run names the operations that need a login', async () => {
  const verdict = await verifyBooks(booksInMemory(), { profile: {} })
  expect(verdict.findings).toEqual([])
  expect(verdict.unaskable).toContain('readBook')
  expect(conclusionOf(verdict).words).toBe(
    'Passed for the 1 of 12 operations that can be called without a login and accepted a request: no error, 0 warnings.',
  )
})

test('--read-only sends only GET and HEAD', async () => {
  const { sent, transport } = watched(booksInMemory())
  const identities = { first: { cookie: 'sid=unknown' } }
  await verifyBooks(transport, { isReadOnly: true, profile: { identities } })
  expect([...new Set(sent.map(({ method }) => method))]).toEqual(['GET'])
})

test('a budget ends the run after that number of requests, and its items are deleted', async () => {
  const answerTo = createBooks()
  const list: Sent = { method: 'GET', path: '/api/v1/books', headers: {}, text: undefined }
  let cookie = ''
  const { sent, transport } = watched(async (one) => {
    const received = answerTo({ ...one, path: `/api/v1${one.path}` })
    if (one.headers['cookie'] !== undefined) cookie ||= one.headers['cookie']
    return Promise.resolve(received)
  })
  const verdict = await verifyBooks(transport, { maxRequests: 40 })
  const { ended, changed } = verdict
  const deleted = Number(/^\d+/.exec(changed.putBack[0] ?? '')?.[0] ?? 0)
  expect(ended).toEqual({
    words: 'the 40 requests of --max-requests are used.',
    isFailure: false,
    isTimeOver: false,
  })
  expect(conclusionOf(verdict).words).toMatch(
    /^Passed: no error, 0 warnings\. The budget was enough for \d+ of \d+ checks\.$/,
  )
  expect([sent.length, deleted > 0]).toEqual([40 + deleted, true])
  expect(JSON.parse(answerTo({ ...list, headers: { cookie } }).text)).toMatchObject({ total: 0 })
})

test('equal seeds send equal requests, different seeds different ones', async () => {
  const textsOf = async (seed: number) => {
    const { sent, transport } = watched(booksInMemory())
    await verifyBooks(transport, { seed })
    // Backends choose identifiers.
    return sent.map(({ method, text = '' }) => `${method} ${text}`)
  }
  const [one, again, other] = [await textsOf(1), await textsOf(1), await textsOf(2)]
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
})

test('an operation that the profile or the contract never calls is not called', async () => {
  const { sent, transport } = watched(booksInMemory())
  const verdict = await verifyBooks(transport, {
    profile: {
      identities: { first: { user: 'ann', password: 'ann-pw-1' } },
      never: ['DELETE /**'],
    },
  })
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
  expect(verdict.skipped).toContainEqual({
    check: 'fitting-is-accepted',
    operation: 'deleteBook',
    why: 'left out by the profile',
  })
  expect(verdict.changed.left[0]?.why).toBe('left out by the profile')
})

test('one fault of many operations is one finding, and reports name the contract', async () => {
  const verdict = await verifyBooks(booksInMemory('any cookie is a login'))
  const [group] = grouped(verdict.findings)
  expect(grouped(verdict.findings)).toHaveLength(1)
  expect(group).toMatchObject({ message: 'answers to a login that it never gave', count: 9 })
  const text = terminalText(verdict, 'http://books.test/api/v1')
  expect(text).toContain('Errors: 1 of accounts and data.')
  expect(text).not.toContain('player')
  expect(JSON.stringify(sarifReport(verdict))).toContain('"uri":"books.yaml"')
  expect(junitReport(verdict, 'http://books.test')).toContain(
    '<testcase classname="GET /books" name="listBooks logins-are-required">',
  )
})

test('a read is repeated when the server had just closed its connection', async () => {
  let isFirst = true
  const { transport } = watched(booksInMemory())
  const verdict = await verifyBooks(async (sent) => {
    if (sent.method === 'GET' && isFirst) {
      isFirst = false
      throw new NoAnswer('the connection was closed')
    }
    return transport(sent)
  })
  expect([verdict.findings, isFirst]).toEqual([[], false])
})

test('an operation that does not answer is called twice and reported', async () => {
  const { sent, transport } = watched(booksInMemory())
  const verdict = await verifyBooks((one) =>
    one.path === '/me'
      ? transport(one).then(() => Promise.reject(new NoAnswer('no answer within 8 s')))
      : transport(one),
  )
  expect(sent.filter(({ path }) => path === '/me')).toHaveLength(2)
  expect(namedBy(verdict)).toEqual(['answers-at-all readMe'])
})

const small = (schema: object, answers: object = {}) =>
  contractFrom({
    openapi: '3.1.0',
    info: { title: 'Small', version: '1' },
    paths: {
      '/items/{id}': {
        get: {
          operationId: 'readItem',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: {
            200: { description: '', content: { 'application/json': { schema } } },
            404: { description: '' },
            ...answers,
          },
        },
      },
    },
  })

test('a contract of version 3.1 has types with null and schemas that refer to themselves', async () => {
  const tree = {
    type: ['object', 'null'],
    properties: { next: { $ref: '#/components/schemas/Tree' } },
  }
  const contract = contractFrom({
    ...{ openapi: '3.1.0', info: { title: 'Tree', version: '1' } },
    paths: {
      '/tree': {
        get: {
          responses: {
            200: {
              description: '',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } },
            },
          },
        },
      },
    },
    components: { schemas: { Tree: tree } },
  })
  const answering =
    (json: unknown): Transport =>
    () =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'application/json' },
        text: JSON.stringify(json),
      })
  const profile = { off: { 'other-methods-are-refused': 'the answer is always the same' } }
  const run = (json: unknown) => verifyBooks(answering(json), { contract, profile })
  expect((await run({ next: { next: null } })).findings).toEqual([])
  const { findings } = await run({ next: { next: 'end' } })
  expect(findings[0]).toMatchObject({
    check: 'body-fits-schema',
    operation: 'GET /tree',
    pointer: '/next/next',
    message: '/next/next must be object,null, and is "end"',
  })
})

test('a schema that cannot be used is a warning, and the rest is verified', async () => {
  const contract = small({ type: 'string', pattern: '(?<!' })
  const { findings } = await verifyBooks(
    () =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'application/json' },
        text: '"a"',
      }),
    { contract, profile: {} },
  )
  expect(findings.map(({ check, isWarning }) => [check, isWarning])).toContainEqual([
    'contract-is-usable',
    true,
  ])
})
