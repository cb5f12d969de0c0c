import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from './this-test.ts'

/**
 * Running Node programs: each one started with `NODE_OPTIONS` is in `living` by its process id until it ends, in
 * start order. Remaining ones are killed with the test.
 */
export async function registerPrograms() {
  const living = new Map<number, Socket>()
  const server = createServer((socket) => {
    socket.once('data', (chunk: Buffer) => {
      const id = Number(chunk.toString())
      living.set(id, socket)
      socket.on('close', () => living.delete(id))
    })
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const id of living.keys()) process.kill(id, 'SIGKILL')
  })
  const { port } = server.address() as AddressInfo
  const code = `import{connect}from'node:net';import{isMainThread}from'node:worker_threads';
    if(isMainThread){const socket=connect(${port},'127.0.0.1');
    await new Promise((resolve)=>{socket.on('error',resolve).write(String(process.pid),resolve)});socket.unref()}`
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  return { living, NODE_OPTIONS: `--import=${url}` }
}
