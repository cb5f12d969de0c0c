import { expect, test } from 'vitest'
import type { Schema } from './contract.model.ts'
import { emitProxy } from './emit-proxy.ts'
import { joinAnswers } from './emit-proxy.ts'
import type { Route, RouteTable, WrittenContract } from './routes.model.ts'

const ref = ($ref: string) => ({ $ref })
const json = (schema: string, examples: Record<string, unknown>) => ({
  content: { 'application/json': { schema: ref(schema), examples } },
})
const response = (name: string) => ref(`#/components/responses/${name}`)

const headers = { 'X-Request-Id': ref('#/components/headers/RequestId') }
const own = { parameters: [ref('#/components/parameters/RequestId')] }
const played = { success: { value: { status: 'success', balance: 1 } } }
const play = {
  operationId: 'play',
  tags: ['slot'],
  summary: 'Play a round',
  'x-source': 'document',
  security: [{ backendToken: [] }],
  parameters: [ref('#/components/parameters/Key')],
  requestBody: { required: true, ...json('schemas/slot.yaml#/Round', { typical: { value: 1 } }) },
  responses: {
    '200': { description: 'Played', headers, ...json('schemas/slot.yaml#/Played', played) },
    '400': response('RequestInvalid'),
    '415': response('MediaTypeUnsupported'),
    '429': response('TooManyRequests'),
  },
}
const backend: WrittenContract = {
  openapi: '3.1.0',
  info: { version: '0.3.0' },
  tags: [{ name: 'slot' }],
  components: {
    headers: { RequestId: {} },
    parameters: { Key: {} },
    responses: { RequestInvalid: {} },
  },
  paths: { '/public/slot/play': { post: play } },
}
const shape = (status: string): Schema => ({
  properties: { status: { const: status, 'x-source': 'A-001' } },
})
const schemas: Record<string, Schema> = {
  'schemas/slot.yaml#/Played': { oneOf: [ref('#/Round'), ref('status.yaml#/Time')] },
  'schemas/slot.yaml#/Round': shape('success'),
  'schemas/status.yaml#/Time': shape('time'),
  'schemas/protection.yaml#/Limit': shape('limit'),
}
const readSchema = (reference: string) => schemas[reference]!

const contractOf = (routes: Record<string, Route>, from = backend) => {
  const table: RouteTable = {
    document: {
      info: { title: 'Proxy' },
      tags: [{ name: 'session' }],
      components: { headers: { Cookie: {} }, responses: { Break: {} } },
    },
    errors: {
      every: { '400': 'RequestInvalid', '403': 'OriginRefused' },
      member: { '401': 'SessionMissing' },
      backed: { '504': 'BackendTimeout' },
      money: { '504': 'OutcomeUnknown' },
    },
    own: { ...own, answer: { description: 'Told', headers } },
    security: { guest: [], member: [{ sessionCookie: [] }] },
    routes,
  }
  return emitProxy(table, from, readSchema) as WrittenContract
}
const operationIn = (from: WrittenContract, route: Route) =>
  contractOf({ 'play-round': route }, from).paths['/api/routes/play-round']!.post
const operationOf = (route: Route) => operationIn(backend, route)

test('a route equals its backend operation except for access, origin and the errors of the proxy', () => {
  const route = { backend: 'slot/play', access: 'member', 'x-source': 'document' } as const
  expect(operationOf(route)).toEqual({
    ...play,
    operationId: 'playRound',
    'x-backend': 'slot/play',
    security: [{ sessionCookie: [] }],
    responses: {
      ...play.responses,
      '401': response('SessionMissing'),
      '403': response('OriginRefused'),
      '504': response('BackendTimeout'),
    },
  })
})

test('a route that moves money answers that its outcome is unknown', () => {
  const parameters = [{ $ref: '#/components/parameters/IdempotencyKey' }]
  const paths = { '/public/slot/play': { post: { ...play, parameters } } }
  const { responses } = operationIn(
    { ...backend, paths },
    { backend: 'slot/play', access: 'guest' },
  )
  expect(responses['504']).toEqual(response('OutcomeUnknown'))
})

test('the document has the tags, parameters and answers of both, and the backend version', () => {
  expect(contractOf({})).toEqual({
    openapi: '3.1.0',
    info: { title: 'Proxy', version: '0.3.0' },
    tags: [{ name: 'session' }, { name: 'slot' }],
    paths: {},
    components: {
      headers: { RequestId: {}, Cookie: {} },
      parameters: { Key: {} },
      responses: { RequestInvalid: {}, Break: {} },
    },
  })
})

test('a route can have another body and omit an error', () => {
  const { requestBody, responses } = operationOf({
    backend: 'slot/play',
    access: 'guest',
    request: { schema: 'schemas/base.yaml#/IgnoredBody', required: false },
    lacks: ['415'],
  })
  expect(requestBody).toEqual({
    required: false,
    ...json('schemas/base.yaml#/IgnoredBody', { typical: { value: 1 } }),
  })
  expect(Object.keys(responses)).toEqual(['200', '400', '403', '429', '504'])
})

test('a route that the proxy answers itself has all its parts and no backend', () => {
  const cookie = { 'Set-Cookie': ref('#/components/headers/Cookie') }
  const answer = { schema: 'schemas/user.yaml#/Session', headers: cookie }
  const request = { schema: 'schemas/base.yaml#/EmptyBody', required: false }
  const route = { tags: ['session'], summary: 'Who is it?', request, answer }
  expect(operationOf({ access: 'guest', ...route })).toEqual({
    operationId: 'playRound',
    tags: ['session'],
    summary: 'Who is it?',
    'x-backend': 'none',
    security: [],
    ...own,
    requestBody: { required: false, ...json('schemas/base.yaml#/EmptyBody', {}) },
    responses: {
      '200': {
        description: 'Told',
        headers: { ...headers, ...cookie },
        ...json('schemas/user.yaml#/Session', {}),
      },
      '400': response('RequestInvalid'),
      '403': response('OriginRefused'),
    },
  })
  expect(() => operationOf({ access: 'guest' })).toThrow(
    'routes.yaml play-round: no backend lends it its schema.',
  )
})

test('a route may answer statuses of the backend and of the proxy', () => {
  const adds = { answers: ['schemas/protection.yaml#/Limit'], errors: { '409': 'Break' } }
  const { components, paths } = contractOf({
    'play-round': { backend: 'slot/play', access: 'member', adds },
  })
  const { responses } = paths['/api/routes/play-round']!.post
  expect(responses['200']).toEqual({
    description: 'Played',
    headers,
    ...json('#/components/schemas/PlayRoundRouteAnswer', played),
  })
  expect(responses['409']).toEqual(response('Break'))
  const mapping = {
    success: 'schemas/slot.yaml#/Round',
    time: 'schemas/status.yaml#/Time',
    limit: 'schemas/protection.yaml#/Limit',
  }
  expect(components['schemas']).toEqual({
    PlayRoundRouteAnswer: {
      oneOf: Object.values(mapping).map(ref),
      discriminator: { propertyName: 'status', mapping },
    },
  })
})

test('an answer of one shape becomes a union that keeps its origin', () => {
  const union = joinAnswers(readSchema, 'schemas/status.yaml#/Time', [
    'schemas/protection.yaml#/Limit',
  ])
  expect(union['x-source']).toBe('A-001')
  expect(() =>
    joinAnswers(readSchema, 'schemas/slot.yaml#/Played', ['schemas/status.yaml#/Time']),
  ).toThrow('schemas/status.yaml#/Time and schemas/status.yaml#/Time are both time.')
})

test('a route whose backend operation does not exist is refused', () => {
  expect(() => operationOf({ backend: 'slot/plya', access: 'member' })).toThrow(
    'routes.yaml play-round: slot/plya is not an operation of public.yaml.',
  )
})
