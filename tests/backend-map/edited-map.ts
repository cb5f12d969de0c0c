import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import type { BackendRequest, BackendResponse } from '../../proxy/backend-map/backend-port.ts'
import { createMappedPort } from '../../proxy/backend-map/mapped-port.ts'
import { readBackendMap } from '../../proxy/backend-map/read-map.ts'

export const folder = mkdtempSync(join(tmpdir(), 'backend-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

const example = readFileSync('examples/other-backend/backend-map.yaml', 'utf8')
const file = join(folder, 'map.yaml')

/** The example's map with texts replaced; a text that is not there fails. */
function edited(edits: Readonly<Record<string, string>>): string {
  return Object.entries(edits).reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, example)
}

async function readEditedMap(edits: Readonly<Record<string, string>> = {}) {
  writeFileSync(file, edited(edits))
  return readBackendMap(file, { KEY: 'k-1' })
}

/** What refuses a map, with the text of the line that it names. */
export async function readGaps(
  edits: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const lines = edited(edits).split('\n')
  const message = await readEditedMap(edits).then(
    () => 'no gap',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
  return message.split('\n').map((line) => {
    const [, number, text] = /^.*map\.yaml:(\d+): (.*)$/.exec(line) ?? [line, 0, line]
    return `${String(lines[Number(number) - 1]).trim()} » ${text}`
  })
}

export type CannedAnswer = Partial<BackendResponse> & { readonly json?: unknown }

/** A backend that answers from a list, or throws what is in it, and keeps what it was sent. */
export async function openMap(
  edits: Readonly<Record<string, string>>,
  answers: (CannedAnswer | Error)[],
) {
  const sent: BackendRequest[] = []
  const map = await readEditedMap(edits)
  const port = createMappedPort(map, (request) => {
    sent.push(request)
    const next = answers.shift()
    if (next === undefined || next instanceof Error)
      return { response: Promise.reject(next ?? new Error('not asked')), abort: () => undefined }
    const { json, ...more } = next
    const text = json === undefined ? '' : JSON.stringify(json)
    const plain = {
      status: 200,
      contentType: 'application/json',
      retryAfter: null,
      bodyFault: null,
    }
    return { response: Promise.resolve({ ...plain, text, ...more }), abort: () => undefined }
  })
  const call = async (path: string, body: object = {}, token = 't1') => {
    const headers = ['content-type', 'application/json', 'x-request-id', 'r1']
    const more = ['authorization', `Bearer ${token}`, 'idempotency-key', 'k1']
    const request = {
      path: `/public/${path}`,
      headers: [...headers, ...more],
      body: JSON.stringify(body),
    }
    const { response } = port({ ...request, limitBytes: 9_999, delivery: 'fresh' })
    const { status, text, value, origin } = await response
    return { status, body: value ?? (JSON.parse(text ?? '') as unknown), origin }
  }
  return { sent, call, bodies: () => sent.map(({ path, body }) => [path, body]) }
}

export const ok = (result?: unknown): CannedAnswer => ({ json: { result_code: 'OK', result } })
