import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { countsOf, describeCounts, runProgram, startAll } from './run-checks.ts'

const program = (code: string) => ({
  command: process.execPath,
  args: ['-e', code],
  env: process.env,
})
const never = new AbortController().signal

test('a program’s output is returned with its exit', async () => {
  const failing = program(`console.log('three'); process.exitCode = 1`)
  expect(await runProgram(failing, never)).toMatchObject({ exitedWell: false, output: 'three\n' })
  expect(await runProgram(program(''), never)).toMatchObject({ exitedWell: true, output: '' })
  expect(await runProgram({ ...program(''), command: '/no/such/tool' }, never)).toMatchObject({
    exitedWell: false,
    output: expect.stringContaining('ENOENT') as string,
  })
})

test('when the time is up, everything that the program started ends with it', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const child = `process.on('SIGTERM', () => {}); require('node:net').connect(${port}, '127.0.0.1')`
  const spawning = `['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }`
  const parent = program(`require('node:child_process').spawn(process.execPath, ${spawning})`)
  const time = new AbortController()
  const running = runProgram(parent, time.signal, 50)
  const [connection] = (await once(server, 'connection')) as [NodeJS.ReadableStream]
  const gone = new Promise<void>((resolve) =>
    connection
      .on('error', () => undefined)
      .on('close', resolve)
      .resume(),
  )
  time.abort('three seconds are over')
  expect(await running).toMatchObject({
    exitedWell: false,
    output: expect.stringContaining('Stopped early: three seconds are over') as string,
  })
  await gone
})

test('a tool with a non-zero exit code has failed, whatever its report says, and one without tests, too', () => {
  const [vitest, playwright] = [
    { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1 },
    { stats: { expected: 6, unexpected: 1, skipped: 2 } },
  ]
  const words = [
    [false, vitest],
    [false, playwright],
    [true, null],
    [false, null],
    [false, { ...vitest, numFailedTests: 0 }],
    [true, { stats: { expected: 0, unexpected: 0, skipped: 0 } }],
  ] as const
  expect(words.map(([exitedWell, report]) => describeCounts(countsOf(exitedWell, report)))).toEqual(
    [
      '3 passed, 1 failed, 1 skipped',
      '6 passed, 1 failed, 2 skipped',
      '1 passed, 0 failed',
      '0 passed, 1 failed',
      '3 passed, 1 failed, 1 skipped',
      '0 passed, 1 failed',
    ],
  )
})

test('checks run two at a time in their order, and one waits for the check that it names', async () => {
  const checks = [
    { name: 'lint' },
    { name: 'build' },
    { name: 'unit' },
    { name: 'browser', after: 'build' },
  ]
  const started: string[] = []
  const ends = new Map<string, (words: string) => void>()
  const running = startAll(checks, 2, ({ name }) => {
    started.push(name)
    return new Promise<string>((resolve) => void ends.set(name, resolve))
  })
  const afterEndOf = async (name: string) => {
    ends.get(name)?.(`${name} passed`)
    await turn()
    return [...started]
  }
  await turn()
  expect(started).toEqual(['lint', 'build'])
  expect(await afterEndOf('lint')).toEqual(['lint', 'build', 'unit'])
  expect(await afterEndOf('unit')).toEqual(['lint', 'build', 'unit'])
  expect(await afterEndOf('build')).toEqual(['lint', 'build', 'unit', 'browser'])
  await afterEndOf('browser')
  expect(await Promise.all(running.values())).toEqual(checks.map(({ name }) => `${name} passed`))
})
