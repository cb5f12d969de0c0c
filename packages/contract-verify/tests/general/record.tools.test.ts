import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { readStore } from '../../record/store.ts'
import type { BookFault } from './book-faults.ts'
import { createBooks } from './books-backend.ts'
import { booksFile, booksProfile } from './books-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'can-i-deploy-'))
const ended: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(() => ended.forEach((end) => end()))
const SLOW_MS = 120_000

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ended.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const books = (fault?: BookFault) => {
  const answerTo = createBooks(fault)
  return serve((request, response) => {
    const { method = '', url: path = '', headers } = request
    void readText(request).then((text) => {
      const {
        status,
        headers: own,
        text: body,
      } = answerTo({
        method,
        path,
        headers: headers as Record<string, string>,
        text: text === '' ? undefined : text,
      })
      response.writeHead(status, own).end(body)
    })
  })
}

const run = (...args: readonly string[]) =>
  new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    const program = join(import.meta.dirname, '../../main.ts')
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) =>
      resolve({
        code: error === null ? 0 : error.code,
        output: (stdout === '' ? stderr : stdout).trim(),
      }),
    )
  })
const verify = async (url: string, store: string, build: string, ...more: readonly string[]) =>
  run(
    ...[
      '--contract',
      booksFile,
      '--backend',
      url,
      '--profile',
      booksProfile,
      '--generated',
      '0',
      '--off',
      'wrong-requests-are-refused',
    ],
    ...['--record', store, '--build', build, ...more],
  )
const ask = (store: string, build: string, contract: string) =>
  run('can-i-deploy', '--store', store, '--build', build, '--contract', contract)

test(
  'only a build that passed against the contract may be deployed',
  async () => {
    const store = join(folder, 'store.json')
    const sound = await verify(await books(), store, 'books@1.0')
    const broken = await verify(await books('number as text'), store, 'books@1.1')
    expect([sound.code, broken.code]).toEqual([0, 1])
    expect(sound.output).toMatch(
      /Recorded in \S*store\.json: books@1\.0 passed against the contract Books 1\.2\.0 \([\da-f]{12}\)\.$/,
    )
    const [byFile, byVersion, other, broke, unknown, noStore] = await Promise.all([
      ask(store, 'books@1.0', booksFile),
      ask(store, 'books@1.0', '1.2.0'),
      ask(store, 'books@1.0', '2.0.0'),
      ask(store, 'books@1.1', booksFile),
      ask(store, 'books@1.2', booksFile),
      ask(join(folder), 'books@1.0', booksFile),
    ])
    const all = [byFile, byVersion, other, broke, unknown, noStore]
    expect(all.map(({ code }) => code)).toEqual([0, 0, 1, 1, 1, 2])
    expect(byFile.output).toMatch(/^Yes: books@1\.0 passed against the contract 1\.2\.0, on /)
    expect(other.output).toBe(
      'No: books@1.0 was not verified against the contract 2.0.0. It was verified against 1.2.0.',
    )
    expect(broke.output).toMatch(/^No: books@1\.1 has \d+ errors against the contract 1\.2\.0, /)
    expect(unknown.output).toBe(
      'No: books@1.2 was not verified against the contract 1.2.0. The store has no run of this build.',
    )
  },
  SLOW_MS,
)

test('a store that does not exist and a build without a version end with 2 and say what to do', async () => {
  const missing = join(folder, 'missing.json')
  expect(await ask(missing, 'books@1.0', '1.2.0')).toEqual({
    code: 2,
    output: `The store ${missing} does not exist. Check --store; npm run contract:verify writes it: -- … --record ${missing} --build books@1.0`,
  })
  const nowhere = await serve((_, response) => void response.writeHead(404).end())
  expect(await ask(nowhere, 'books@1.0', '1.2.0')).toMatchObject({
    code: 2,
    output: expect.stringContaining(`The store ${nowhere} does not exist.`),
  })
  for (const build of ['books', 'books@', '@1.0', 'two books'])
    for (const { code, output } of await Promise.all([
      ask(missing, build, '1.2.0'),
      verify('http://127.0.0.1:9', missing, build),
    ])) {
      expect(code).toBe(2)
      expect(output).toMatch(`--build is "${build}": write NAME@VERSION, such as --build `)
    }
})

test(
  'a run ended by its budget is recorded as incomplete, and a partial run is not recorded',
  async () => {
    const store = join(folder, 'part.json')
    const url = await books()
    const some = await verify(url, store, 'books@3.0', '--max-requests', '3')
    expect(some.code).toBe(0)
    expect(some.output).toContain(
      'books@3.0 was not verified completely against the contract Books 1.2.0',
    )
    expect(await ask(store, 'books@3.0', booksFile)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^No: books@3\.0 was not verified completely against /),
    })
    for (const part of [['--only', '*book*'], ['--read-only']])
      expect(await verify(url, store, 'books@3.1', ...part)).toMatchObject({
        code: 2,
        output: expect.stringContaining(`needs a complete run: omit ${part[0]}.`),
      })
    expect((await readStore(store)).store.verifications).toHaveLength(1)
  },
  SLOW_MS,
)

test(
  'the store may be an address that answers GET and PUT',
  async () => {
    let kept: string | undefined
    const store = await serve((request, response) => {
      if (request.method !== 'PUT')
        return void response.writeHead(kept === undefined ? 404 : 200).end(kept)
      void readText(request).then((text) => {
        kept = text
        response.writeHead(204).end()
      })
    })
    await verify(await books(), store, 'books@2.0')
    const { verifications } = (await readStore(store)).store
    expect(verifications.map(({ build, verdict }) => [build, verdict])).toEqual([
      ['books@2.0', 'holds'],
    ])
    expect((await ask(store, 'books@2.0', booksFile)).code).toBe(0)
    expect((await ask('http://127.0.0.1:9', 'books@2.0', booksFile)).code).toBe(2)
  },
  SLOW_MS,
)
