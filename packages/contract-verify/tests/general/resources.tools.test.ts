import { expect, test } from 'vitest'
import type { Sent, Transport } from '../../core/model.ts'
import { contractFrom } from '../../general/contract/read-contract.ts'
import { idOfCreated, itemsIn } from '../../general/run/item-values.ts'
import { resourcesOf } from '../../general/run/resources.ts'
import type { Resource } from '../../general/run/resources.ts'
import { namedBy, verifyBooks } from './verify-books.ts'

const contractOf = (paths: object) =>
  contractFrom({ openapi: '3.1.0', info: { title: 'Resources', version: '1' }, paths })

const answered = (schema: object, more: object = {}) => ({
  description: '',
  content: { 'application/json': { schema } },
  ...more,
})

const key = { name: 'key', in: 'path', required: true, schema: { type: 'string' } }
const body = {
  required: true,
  content: {
    'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } },
  },
}

/** Parts of a resource, as ids of operations. */
const shown = ({ create, read, list, update, remove, ...rest }: Resource) => ({
  ...rest,
  ...Object.fromEntries(
    Object.entries({ create, read, list, update, remove }).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, one.id]],
    ),
  ),
})

const linked = {
  '/things': {
    post: {
      operationId: 'makeThing',
      requestBody: body,
      responses: {
        201: answered(
          { type: 'object' },
          {
            links: {
              read: { operationId: 'readStuff', parameters: { key: '$response.body#/data/key' } },
            },
          },
        ),
      },
    },
  },
  '/stuff/{key}': {
    parameters: [key],
    get: {
      operationId: 'readStuff',
      responses: {
        200: answered({ type: 'object', properties: { name: { type: 'string' } } }),
        404: { description: '' },
      },
    },
  },
}

test('a link names the operation that creates the items that another reads, and the place of their id', () => {
  expect(resourcesOf(contractOf(linked), {}).map(shown)).toEqual([
    {
      name: '/stuff/{key}',
      create: 'makeThing',
      read: 'readStuff',
      parameter: 'key',
      id: '/data/key',
      items: undefined,
      isPrivate: undefined,
    },
  ])
})

test('an item reached by a link is returned as it was sent', async () => {
  const backend = (isLost: boolean): Transport => {
    const kept = new Map<string, unknown>()
    const json = (status: number, value: unknown) => ({
      status,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(value),
    })
    return ({ method, path, text = '' }: Sent) => {
      if (method === 'POST' && path === '/things') {
        const own = `k${kept.size + 1}`
        kept.set(own, isLost ? { name: 'other' } : JSON.parse(text))
        return Promise.resolve(json(201, { data: { key: own } }))
      }
      const found = kept.get(path.replace('/stuff/', ''))
      return Promise.resolve(found === undefined ? json(404, {}) : json(200, found))
    }
  }
  const off = Object.fromEntries(
    ['wrong-requests-are-refused', 'broken-json-is-refused', 'other-methods-are-refused'].map(
      (one) => [one, 'the backend of this test has no rules'],
    ),
  )
  const run = (isLost: boolean) =>
    verifyBooks(backend(isLost), {
      contract: contractOf(linked),
      profile: { off: { ...off, 'other-media-types-are-refused': 'as above' } },
      generated: 0,
    })
  expect(namedBy(await run(false))).not.toContain('created-is-read makeThing')
  expect(namedBy(await run(true))).toContain('created-is-read makeThing')
})

test('x-verify declares what an operation does, and a profile overrides it', () => {
  const does = (what: string, more: object = {}) => ({
    responses: { 200: { description: '' } },
    'x-verify': { resource: 'notes', does: what, ...more },
  })
  const contract = contractOf({
    '/write': { post: { operationId: 'write', ...does('create', { id: '/note/no' }) } },
    '/read': { post: { operationId: 'read', ...does('read', { parameter: '/no' }) } },
    '/all': { post: { operationId: 'all', ...does('list', { items: '/rows' }) } },
  })
  const ofNotes = { name: 'notes', create: 'write', read: 'read', list: 'all' }
  expect(resourcesOf(contract, {}).map(shown)).toEqual([
    { ...ofNotes, parameter: '/no', id: '/note/no', items: '/rows', isPrivate: undefined },
  ])
  const resources = { notes: { create: 'write', isPrivate: true } }
  expect(resourcesOf(contract, { resources }).map(shown)).toMatchObject([
    { name: 'notes', create: 'write', isPrivate: true },
  ])
})

test.each([
  ['petId', { petId: 7, id: 1 }, 7],
  ['petId', { id: 3, name: 'Rex' }, 3],
  ['pet_id', { data: { petId: 'a' } }, 'a'],
  ['slug', { slug: 'one', id: 2 }, 'one'],
  ['petId', { name: { first: 'a' } }, undefined],
])('the %s of a new item in %j is %s', (parameter, json, id) => {
  const asked = { json, body: {}, received: { headers: {} } } as never
  expect(idOfCreated({ name: 'pets', parameter }, asked)).toBe(id)
})

test('the items of a list are the answer itself or the first list in it', () => {
  expect(itemsIn({}, [1])).toEqual([1])
  expect(itemsIn({}, { total: 1, rows: [2] })).toEqual([2])
  expect(itemsIn({ items: '/a/b' }, { c: [1], a: { b: [3] } })).toEqual([3])
  expect(itemsIn({}, { total: 0 })).toBeUndefined()
})
