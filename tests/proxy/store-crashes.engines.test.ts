import { cpSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fillUp, onFullDisk } from './full-disk.ts'
import { browserAt } from './proxy-harness.ts'
import { realProxy } from './real-proxy.ts'
import { otherProcess, sqliteFile } from './store-files.ts'

test.concurrent('R-SESS-06 while the disk is full, a login fails with that reason, a logout ends the session, and the server is not ready', async ({
  expect,
}) => {
  const { url, adminUrl } = await realProxy(onFullDisk(sqliteFile()))
  const browser = browserAt(url)
  expect((await browser.signIn()).session.body).toMatchObject({ status: 'authenticated' })
  expect(await fillUp(url)).toMatchObject({ status: 503, body: { code: 'backend_unreachable' } })
  const stored = { cookie: browser.cookie()!, authorization: `Bearer ${browser.token()!}` }
  expect((await fetch(`${adminUrl}/readyz`)).status).toBe(503)
  expect(await browser.post('logout', {})).toMatchObject({ body: { status: 'success' } })
  expect(browser.cookie()).toBeNull()
  expect((await browserAt(url).post('session', {}, stored)).body).toEqual({
    status: 'unauthenticated',
  })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test.concurrent('R-SESS-09 after a crash the sessions are there, in another process, too', async ({
  expect,
}) => {
  const env = { SESSION_STORE: sqliteFile() }
  const first = await realProxy({ env })
  const second = await realProxy({ env: { ...env, BACKEND_URL: first.backend.url } })
  const browser = browserAt(first.url)
  await browser.signIn()
  const stored = { cookie: browser.cookie()!, authorization: `Bearer ${browser.token()!}` }
  process.kill(first.group, 'SIGKILL')
  await first.ended
  const session = () => browserAt(second.url).post('session', {}, stored)
  expect((await session()).body).toMatchObject({ status: 'authenticated' })
  await browserAt(second.url).post('logout', {}, stored)
  expect((await session()).body).toEqual({ status: 'unauthenticated' })
})

describe('R-SESS-06 a session that was signed out does not come back after a crash', () => {
  const crashes = [
    [
      'the disk was full',
      async (file: string) => {
        const proxy = await realProxy(onFullDisk(file))
        return { proxy, prevent: () => fillUp(proxy.url), release: () => undefined }
      },
    ],
    [
      'another process held the lock',
      async (file: string) => {
        const proxy = await realProxy({ env: { SESSION_STORE: file } })
        const other = otherProcess(file)
        return { proxy, prevent: () => Promise.resolve(other.lock()), release: other.release }
      },
    ],
  ] as const

  test.concurrent.each(crashes)('although %s', async (_, start) => {
    const file = sqliteFile()
    const { proxy, prevent, release } = await start(file)
    const [leaving, staying] = [browserAt(proxy.url), browserAt(proxy.url)]
    await leaving.signIn()
    await staying.signIn()
    const stored = (browser: typeof leaving) => ({ cookie: browser.cookie()! })
    const [gone, kept] = [stored(leaving), stored(staying)]
    await prevent()
    expect((await leaving.post('logout', {})).body).toEqual({ status: 'success' })
    process.kill(proxy.group, 'SIGKILL')
    await proxy.ended
    release()

    const env = { SESSION_STORE: file, BACKEND_URL: proxy.backend.url }
    const { url } = await realProxy({ env })
    const statusFor = async (headers: { cookie: string }) =>
      (await browserAt(url).post('session', {}, headers)).body['status']
    expect([await statusFor(gone), await statusFor(kept)]).toEqual([
      'unauthenticated',
      'authenticated',
    ])
  })

  const statusAfterRestart = async (
    file: string,
    backendUrl: string,
    session: { readonly cookie: string },
  ) => {
    const { url } = await realProxy({ env: { SESSION_STORE: file, BACKEND_URL: backendUrl } })
    return (await browserAt(url).post('session', {}, session)).body['status']
  }
  const kill = async ({ group, ended }: Awaited<ReturnType<typeof realProxy>>) => {
    process.kill(group, 'SIGKILL')
    await ended
  }

  test.concurrent('although the file was missing from the start of the process', async () => {
    const file = sqliteFile()
    const first = await realProxy({ env: { SESSION_STORE: file } })
    const env = { SESSION_STORE: file, BACKEND_URL: first.backend.url }
    const browser = browserAt(first.url)
    await browser.signIn()
    const stored = { cookie: browser.cookie()! }
    await kill(first)
    const parts = ['', '-wal', '-shm'].map((ending) => `${file}${ending}`)
    for (const part of parts) renameSync(part, `${part}.away`)
    const second = await realProxy({ env })
    expect((await browserAt(second.url).post('logout', {}, stored)).body).toEqual({
      status: 'success',
    })
    await kill(second)
    for (const part of parts) renameSync(`${part}.away`, part)
    expect(await statusAfterRestart(file, first.backend.url, stored)).toBe('unauthenticated')
  })

  test.concurrent('although its folder was put back from a copy while the process ran', async ({
    expect,
  }) => {
    const file = sqliteFile()
    const proxy = await realProxy({ env: { SESSION_STORE: file } })
    const browser = browserAt(proxy.url)
    await browser.signIn()
    const stored = { cookie: browser.cookie()! }
    const requestReadiness = async () => (await fetch(`${proxy.adminUrl}/readyz`)).ok
    renameSync(dirname(file), `${dirname(file)}.away`)
    await expect.poll(requestReadiness).toBe(false)
    cpSync(`${dirname(file)}.away`, dirname(file), { recursive: true })
    await expect.poll(requestReadiness).toBe(true)
    const other = otherProcess(file)
    other.lock()
    await browser.post('logout', {})
    await kill(proxy)
    other.release()
    expect(await statusAfterRestart(file, proxy.backend.url, stored)).toBe('unauthenticated')
  })
})
