import { expect, test } from 'vitest'
import type { Received, Sent, Transport } from '../../core/model.ts'
import { contractFrom } from '../../general/contract/read-contract.ts'
import { verifyGeneral } from '../../general/verify-general.ts'
import { namedBy, settingsOf } from './verify-books.ts'

const picture = {
  type: 'object',
  required: ['title', 'file'],
  properties: {
    title: { type: 'string', minLength: 3, maxLength: 20 },
    tags: { type: 'array', items: { type: 'string', enum: ['sea', 'hills'] } },
    file: { type: 'string', format: 'binary' },
  },
}

const stored = {
  type: 'object',
  required: ['id', 'title', 'type', 'size'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    file: { type: 'string', format: 'uri' },
    type: { type: 'string', const: 'image/png' },
    size: { type: 'integer', minimum: 0 },
  },
}

const answers = (status: number) => ({
  [status]: { description: 'done', content: { 'application/json': { schema: stored } } },
})

const contract = contractFrom({
  openapi: '3.0.3',
  info: { title: 'Pictures', version: '1' },
  paths: {
    '/pictures': {
      post: {
        operationId: 'addPicture',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: picture,
              encoding: { file: { contentType: 'image/png' } },
            },
          },
        },
        responses: { ...answers(201), 400: { description: 'refused' } },
      },
    },
    '/pictures/{id}': {
      get: {
        operationId: 'readPicture',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { ...answers(200), 404: { description: 'unknown' } },
      },
    },
  },
})

const answered = (status: number, body?: object): Received => ({
  status,
  headers: body === undefined ? {} : { 'content-type': 'application/json' },
  text: body === undefined ? '' : JSON.stringify(body),
})

/** Reads requests as a server does, and stores titles up to a length. */
function backend(mayLackFile: boolean, longest = 20): Transport {
  const pictures: object[] = []
  const add = (title: string, file: File | null): Received => {
    const [id, type, size] = [pictures.length, file?.type ?? 'image/png', file?.size ?? 1]
    const kept = title.slice(0, longest)
    pictures.push({ id, title: kept, type, size, file: `https://pictures.example/${id}.png` })
    return answered(201, pictures[id])
  }
  return async ({ method, path, headers, text }) => {
    const [, id] = /^\/pictures\/(.*)$/.exec(path) ?? []
    const allow = id === undefined ? 'POST' : 'GET'
    if (method !== allow) return { ...answered(405), headers: { allow } }
    if (id !== undefined) {
      const found = pictures[Number(id)]
      return found === undefined ? answered(404) : answered(200, found)
    }
    const form = await new Response(text ?? null, { headers })
      .formData()
      .catch(() => new FormData())
    const [title, file, tags] = [form.get('title'), form.get('file'), form.getAll('tags')]
    const isTitle = typeof title === 'string' && title.length >= 3 && title.length <= 20
    if (!isTitle || !tags.every((tag) => tag === 'sea' || tag === 'hills')) return answered(400)
    if (file instanceof File) return add(title, file)
    return mayLackFile ? add(title, null) : answered(400)
  }
}

async function verify(transport: Transport) {
  const sent: Sent[] = []
  const watched: Transport = (one) => (sent.push(one), transport(one))
  return { verdict: await verifyGeneral(settingsOf(contract, watched), 'pictures.yaml'), sent }
}

test('an operation that takes a file is verified by forms with a file of its media type', async () => {
  const { verdict, sent } = await verify(backend(false))
  expect([namedBy(verdict), verdict.unaskable]).toEqual([[], []])
  const whole = sent.find(({ text }) => text?.includes('filename='))
  expect(whole?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(whole?.text).toContain('name="file"; filename="file"\r\nContent-Type: image/png\r\n')
})

test('a backend that takes a form without its file, which is required, is found', async () => {
  const { verdict } = await verify(backend(true))
  expect(namedBy(verdict)).toEqual(['wrong-requests-are-refused addPicture'])
})

test('a backend that cuts a text which came by a form is found', async () => {
  const { verdict } = await verify(backend(false, 4))
  expect(namedBy(verdict)).toEqual(['created-is-read addPicture'])
})
