import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { describe, test } from 'vitest'
import { onTestFinished } from '../../support/this-test.ts'
import { Link } from './link.ts'

/** An echo server behind a link. */
async function echoBehindLink() {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      heard.push(String(bytes))
      socket.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const link = await Link.open((server.address() as AddressInfo).port)
  onTestFinished(() => {
    link.close()
    server.close()
  })
  return { link, heard }
}

async function connected({ port }: Link): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket.setEncoding('utf8')
}

async function echo(socket: Socket, text: string): Promise<unknown> {
  const answer = once(socket, 'data')
  socket.write(text)
  return (await answer)[0]
}

describe('a link between two programs', () => {
  test('carries bytes, breaks when it is cut, and carries again', async ({ expect }) => {
    const { link } = await echoBehindLink()
    const socket = await connected(link)
    expect(await echo(socket, 'one')).toBe('one')
    const broken = once(socket, 'error')
    link.set('cut')
    expect(String((await broken)[0])).toContain('ECONNRESET')
    link.set('open')
    expect(await echo(await connected(link), 'two')).toBe('two')
  })

  test('keeps bytes while it is stalled, in their order', async ({ expect }) => {
    const { link, heard } = await echoBehindLink()
    const socket = await connected(link)
    expect(await echo(socket, 'one')).toBe('one')
    link.set('stall')
    socket.write('two ')
    socket.write('three')
    link.set('slow')
    const answers: unknown[] = []
    socket.on('data', (text) => answers.push(text))
    while (answers.join('') !== 'two three') await once(socket, 'data')
    expect(heard.join('')).toBe('onetwo three')
  })

  test('loses answers while it is deaf, and breaks then', async ({ expect }) => {
    const { link, heard } = await echoBehindLink()
    const socket = await connected(link)
    expect(await echo(socket, 'one')).toBe('one')
    link.set('deaf')
    const answers: unknown[] = []
    socket.on('data', (text) => answers.push(text))
    socket.write('two')
    while (heard.length < 2) await new Promise(setImmediate)
    // The answer has reached the link.
    await after(50)
    const broken = once(socket, 'error')
    link.set('open')
    await broken
    expect(answers).toEqual([])
  })
})
