import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePackage } from '../pack/write-package.ts'
import type { Transport } from '../contract/model.ts'
import { inMemory } from '../../../tests/support/in-memory.ts'
import { serve } from './serve.ts'
import { preparedMock } from '../../../tests/support/verified-mock.ts'
import { changeAnswer, changeResponse, removeProperty, withoutHeader } from './zoo/layers.ts'

type Ran = { readonly code: number; readonly output: string }

const members = '--user demo --password demo1234 --other-user sora --other-password sora1234'
const operations = '{doLogin,getMember,noteList,readNote}'

let folder = ''
let version = ''
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (command: string, args: readonly string[], path = process.env['PATH']): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { PATH: path, HOME: folder, npm_config_cache: join(folder, 'cache') }
    execFile(command, args, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    )
  })

const INSTALL_MS = 60_000

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-verify-'))
  version = await writePackage(join(folder, 'made'))
  await run('npm', ['pack', './made', '--silent'])
  await rm(join(folder, 'made'), { recursive: true })
  const file = `./contract-verify-${version}.tgz`
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', file])
}, INSTALL_MS)

/** The mock, perhaps with faults, over HTTP. */
async function serveMock(layer = (transport: Transport): Transport => transport): Promise<string> {
  const { mock, now, pass } = await preparedMock()
  // The program uses the time of this machine.
  pass(Date.now() - now())
  const answerTo = layer(inMemory((request) => mock.fetch(request)))
  return serve((request, response) => {
    const { method = '', url: path = '', headers } = request
    void readText(request).then(async (text) => {
      const sent = { method, path, headers: headers as Record<string, string>, text }
      const answer = await answerTo(sent)
      response.writeHead(answer.status, answer.headers).end(answer.text)
    })
  })
}

const faulty = (transport: Transport): Transport =>
  [
    changeAnswer('getMember', removeProperty('member')),
    changeAnswer('noteList', ({ list, ...answer }) => ({ ...answer, items: list })),
    changeAnswer('readNote', removeProperty('note')),
    changeResponse('getMember', (received) => withoutHeader(received, 'content-type')),
    changeResponse('noteList', (received) => withoutHeader(received, 'x-request-id')),
  ].reduce((inner, fault) => fault(inner), transport)

/** The line with the result; a slow run also prints progress. */
const verdictIn = ({ output }: Ran): string | undefined =>
  output.split('\n').find((line) => /^(?:Passed|Failed)/.test(line))

const findingsIn = ({ output }: Ran): readonly string[] =>
  output.split('\n').filter((line) => /^ {2}(?:error|warning) /.test(line))

/** Each runs several programs beside other tests. */
const SLOW = { timeout: 120_000 }

const program = () => join(folder, 'node_modules/.bin/contract-verify')
const verify = (url: string) => ['--backend', url, '--only', operations, ...members.split(' ')]

const isForPackage = (node: string): boolean => {
  const [major = 0, minor = 0] = execFileSync(node, ['-p', 'process.versions.node'], {
    encoding: 'utf8',
  })
    .split('.')
    .map(Number)
  return major > 20 || (major === 20 && minor >= 17)
}

/** The machine's own Node, often an older one. */
const otherNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((directory) => !directory.includes('node_modules') && existsSync(join(directory, 'node')))
  .find((directory) => isForPackage(join(directory, 'node')))
const paths = [process.env['PATH'], ...(otherNode === undefined ? [] : [otherNode])]

test.concurrent('R-CALL-03 the package names its contract version and its usage', async () => {
  const [named, help, nothing] = await Promise.all([
    run(program(), ['--version']),
    run(program(), ['--help']),
    run(program(), []),
  ])
  expect(named).toEqual({ code: 0, output: `Backend contract ${version}\n` })
  expect(help.code).toBe(0)
  expect(help.output).toMatch(/^contract-verify --backend URL /)
  expect(nothing).toEqual({
    code: 2,
    output: '--backend is missing. Give one such as --backend http://localhost:4010\n',
  })
})

test.concurrent(
  'R-CALL-03 the package, away from these sources, finds nothing wrong with the mock',
  SLOW,
  async () => {
    const ran = await Promise.all(
      paths.map(async (path) => {
        const result = await run(program(), verify(await serveMock()), path)
        return [result.code, findingsIn(result), verdictIn(result)]
      }),
    )
    expect(ran).toEqual(paths.map(() => [0, [], 'Passed: no error, 0 warnings.']))
  },
)

test.concurrent(
  'R-CALL-03 the package has the same findings as the sources for a faulty backend',
  SLOW,
  async () => {
    const [ofPackage, ofSources] = await Promise.all([
      run(program(), verify(await serveMock(faulty))),
      run(process.execPath, [
        join(import.meta.dirname, '../main.ts'),
        ...verify(await serveMock(faulty)),
      ]),
    ])
    expect([ofPackage.code, ofSources.code]).toEqual([1, 1])
    expect(findingsIn(ofPackage).length).toBeGreaterThan(5)
    expect(findingsIn(ofPackage)).toEqual(findingsIn(ofSources))
  },
)
