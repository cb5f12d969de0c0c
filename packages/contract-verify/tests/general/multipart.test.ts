import { expect, test } from 'vitest'
import type { Received, Sent, Transport } from '../../core/model.ts'
import { contractFrom } from '../../general/contract/read-contract.ts'
import { verifyGeneral } from '../../general/verify-general.ts'
import { namedBy } from './verify-books.ts'

const picture = {
  type: 'object',
  required: ['title', 'file'],
  properties: {
    title: { type: 'string', minLength: 3, maxLength: 20 },
    tags: { type: 'array', items: { type: 'string', enum: ['sea', 'hills'] } },
    file: { type: 'string', format: 'binary' },
  },
}

const answer = {
  type: 'object',
  required: ['title', 'type', 'size'],
  properties: {
    title: { type: 'string' },
    type: { type: 'string', const: 'image/png' },
    size: { type: 'integer', minimum: 0 },
  },
}

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
        responses: {
          201: { description: 'added', content: { 'application/json': { schema: answer } } },
          400: { description: 'refused' },
        },
      },
    },
  },
})

const answered = (status: number, body?: object): Received => ({
  status,
  headers: body === undefined ? {} : { 'content-type': 'application/json' },
  text: body === undefined ? '' : JSON.stringify(body),
})

/** Reads requests as a server does. */
const backend =
  (mayLackFile: boolean): Transport =>
  async ({ method, headers, text }) => {
    if (method !== 'POST') return { ...answered(405), headers: { allow: 'POST' } }
    const form = await new Response(text ?? null, { headers })
      .formData()
      .catch(() => new FormData())
    const [title, file, tags] = [form.get('title'), form.get('file'), form.getAll('tags')]
    const isTitle = typeof title === 'string' && title.length >= 3 && title.length <= 20
    const areTags = tags.every((tag) => tag === 'sea' || tag === 'hills')
    if (!isTitle || !areTags) return answered(400)
    if (file instanceof File) return answered(201, { title, type: file.type, size: file.size })
    return mayLackFile ? answered(201, { title, type: 'image/png', size: 1 }) : answered(400)
  }

async function verify(transport: Transport) {
  const sent: Sent[] = []
  let now = 0
  const verdict = await verifyGeneral(
    {
      contract,
      profile: {},
      transport: (one) => (sent.push(one), transport(one)),
      seed: 1,
      deadline: Number.POSITIVE_INFINITY,
      clock: () => (now += 1),
      sleep: () => Promise.resolve(),
      isReadOnly: false,
      isWanted: () => true,
      generated: 5,
      runId: 'vtest',
    },
    'pictures.yaml',
  )
  return { verdict, sent }
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
