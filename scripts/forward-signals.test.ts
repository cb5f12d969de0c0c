import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const server = createServer()
let line = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  line = `require('node:net').connect(${port}, '127.0.0.1')`
})
afterAll(() => server.close())

const wrapper = () => `
  import { spawn } from 'node:child_process'
  import { forwardSignals } from ${JSON.stringify(join(import.meta.dirname, 'forward-signals.mjs'))}
  forwardSignals(spawn(process.execPath, ['-e', ${JSON.stringify(line)}], { stdio: 'inherit' }), 'it')`

const nodeArguments = () => ['--input-type=module', '-e', wrapper()]

async function childOf(start: () => ReturnType<typeof spawn>) {
  const connected = once(server, 'connection')
  const outer = start()
  const [socket] = (await connected) as [Socket]
  socket.on('error', () => {})
  return { outer, gone: once(socket, 'close') }
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s reaches the child, and this process ends the same way', async (signal, code) => {
  const { outer, gone } = await childOf(() => spawn(process.execPath, nodeArguments()))
  outer.kill(signal)
  expect(await once(outer, 'exit')).toEqual([code, null])
  await gone
})

test('when npm is ended with its shell, the child ends too', async () => {
  const { outer, gone } = await childOf(() => {
    const script = '"$0" "$@"; true'
    return spawn('sh', ['-c', script, process.execPath, ...nodeArguments()], {
      env: { ...process.env, npm_lifecycle_event: 'test' },
    })
  })
  outer.kill('SIGTERM')
  await gone
})
