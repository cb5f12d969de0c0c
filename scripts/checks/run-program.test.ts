import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { runProgram } from './run-program.ts'

const server = createServer().listen(0, '127.0.0.1')
const connections: Socket[] = []
server.on('connection', (socket) => connections.push(socket.on('error', () => {})))
afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy()
})

const program = (code: string) => ({
  command: process.execPath,
  args: ['-e', code],
  cwd: import.meta.dirname,
  env: process.env,
})
const limits = { until: new AbortController().signal, grace: 60_000 }

/** A program whose child keeps its pipes open and a socket to this test, closed when it ends. */
async function parentOf(childCode: string) {
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const child = `require('node:net').connect(${port}, '127.0.0.1'); ${childCode}`
  const spawning = `['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }`
  return program(`require('node:child_process').spawn(process.execPath, ${spawning})`)
}

const grandchild = async (): Promise<Socket> => (await once(server, 'connection'))[0] as Socket

test('a program’s output is returned with its exit', async () => {
  const ending = await runProgram(program(`console.log('three'); process.exitCode = 1`), limits)
  const processorSeconds = expect.any(Number) as number
  expect(ending).toEqual({ exitedWell: false, output: 'three\n', processorSeconds })
  const quiet = { exitedWell: true, output: '', processorSeconds }
  expect(await runProgram(program(''), limits)).toEqual(quiet)
  const missing = { ...program(''), command: '/no/such/tool' }
  const { exitedWell, output } = await runProgram(missing, limits)
  expect([exitedWell, output]).toEqual([false, expect.stringContaining('ENOENT')])
})

test.runIf(process.platform === 'linux')('its processor time counts what it ran', async () => {
  const busy = `const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);`
  const spawning = `['-e', ${JSON.stringify(busy)}], { stdio: 'inherit' }`
  const parent = program(`require('node:child_process').spawnSync(process.execPath, ${spawning})`)
  const { processorSeconds } = await runProgram(parent, limits)
  expect(processorSeconds).toBeGreaterThan(0.25)
})

test('when the time is up, everything that the program started ends with it', async () => {
  const time = new AbortController()
  const stubborn = await parentOf(`process.on('SIGTERM', () => {})`)
  const started = grandchild()
  const running = runProgram(stubborn, { until: time.signal, grace: 50 })
  const gone = once(await started, 'close')
  time.abort('three seconds are over')
  expect(await running).toEqual({
    exitedWell: false,
    output: expect.stringContaining('Stopped early: three seconds are over'),
    processorSeconds: expect.any(Number),
  })
  await gone
})

test('a program is given time to stop its children', async () => {
  const time = new AbortController()
  const polite = await parentOf(
    `process.on('SIGTERM', () => { console.log('cleaned up'); process.exit() })`,
  )
  const started = grandchild()
  const running = runProgram(polite, { ...limits, until: time.signal })
  const gone = once(await started, 'close')
  time.abort()
  const { exitedWell, output } = await running
  expect([exitedWell, output]).toEqual([false, expect.stringContaining('cleaned up')])
  await gone
})
