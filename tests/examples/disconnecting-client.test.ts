import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/ports.ts'

test('the example backend survives a client that disconnects within its body', async () => {
  const program = join(import.meta.dirname, '../../examples/other-backend/backend.mjs')
  const port = await freePort()
  const env = { ...process.env, PORT: String(port) }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill())
  await once(child.stdout, 'data')
  const client = connect(port, 'localhost')
  client.write(
    'POST /public/notices HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n',
  )
  // The server reads the body now.
  await once(client, 'data')
  client.destroy()
  await once(client, 'close')
  for (let call = 0; call < 3; call += 1) {
    const answer = await fetch(`http://localhost:${port}/public/notices`, {
      method: 'POST',
      body: '{}',
    })
    expect(answer.status).toBeLessThan(500)
  }
})
