import { mkdirSync, rmSync, rmdirSync } from 'node:fs'
import { describe, test } from 'vitest'
import { memberKey } from '../../src/lib/member-id.ts'
import { createRemovedSessions } from '../../proxy/store/sqlite/removed-sessions.ts'
import { fillUp, onFullDisk } from './full-disk.ts'
import { browserAt, START } from './proxy-harness.ts'
import { realProxy } from './real-proxy.ts'
import { json } from './scripted-backend.ts'
import { openFile, otherProcess, record, sqliteFile } from './store-files.ts'

const SLOW = { timeout: 90_000 }

/** Two processes of one file, at both of which the browser is signed in. */
async function startTwo(launch: Parameters<typeof realProxy>[0]) {
  const one = await realProxy(launch)
  const two = await realProxy({ ...launch, env: { ...launch!.env, BACKEND_URL: one.backend.url } })
  const browser = browserAt(one.url)
  await browser.signIn()
  const stored = { cookie: browser.cookie()!, authorization: `Bearer ${browser.token()!}` }
  const statusAt = async (url: string) =>
    (await browserAt(url).post('session', {}, stored)).body['status']
  return { one, two, browser, stored, statusAt }
}

describe.concurrent('R-SESS-06 a logout that one of two processes answered 200', SLOW, () => {
  const troubles = [
    [
      'a third process holds the lock of the file',
      (file: string) => ({ env: { SESSION_STORE: file } }),
      (file: string) => Promise.resolve(otherProcess(file).lock()),
    ],
    ['the disk is full', onFullDisk, async (_: string, url: string) => void (await fillUp(url))],
  ] as const

  test.for(troubles)(
    'ends the session in the other one at once, although %s',
    async ([, launch, begin], { expect }) => {
      const file = sqliteFile()
      const { one, two, browser, stored, statusAt } = await startTwo(launch(file))
      one.backend.stub('user/user_health_check', json({ status: 'success' }))
      expect(await statusAt(two.url)).toBe('authenticated')
      await begin(file, one.url)
      expect(await browser.post('logout', {})).toMatchObject({
        status: 200,
        body: { status: 'success' },
      })
      const before = one.backend.received.length
      expect(await statusAt(two.url)).toBe('unauthenticated')
      expect((await browserAt(two.url).post('user-health-check', {}, stored)).status).toBe(401)
      expect(one.backend.received).toHaveLength(before)
    },
  )

  test('is answered 503 if no other process can be told, and comes true later', async ({
    expect,
  }) => {
    const file = sqliteFile()
    const { one, two, browser, statusAt } = await startTwo({ env: { SESSION_STORE: file } })
    const other = otherProcess(file)
    other.lock()
    rmSync(`${file}.removed`)
    mkdirSync(`${file}.removed`)
    expect((await browser.post('logout', {})).status).toBe(503)
    expect(browser.cookie()).not.toBeNull()
    rmdirSync(`${file}.removed`)
    expect(await statusAt(one.url)).toBe('unauthenticated')
    other.release()
    await expect.poll(() => statusAt(two.url)).toBe('unauthenticated')
    expect((await browser.post('logout', {})).status).toBe(200)
  })
})

/** Two stores of one file, as two processes have them, with three sessions of a member. */
async function openTwo() {
  const file = sqliteFile()
  const [one, two] = [await openFile({ file }), await openFile({ file })]
  for (const id of ['own', 'second', 'third']) await one.sessions.add(id, record)
  const seen = async () =>
    Promise.all(['own', 'second', 'third'].map(async (id) => (await two.sessions.get(id)) !== null))
  return { file, one, two, seen, other: otherProcess(file) }
}

describe('two processes of one file, while a third holds its lock', SLOW, () => {
  test('R-SESS-10 a changed password ends the other sessions in both', async ({ expect }) => {
    const { one, two, seen, other } = await openTwo()
    const member = memberKey(record.sideUser.userId)
    expect(await seen()).toEqual([true, true, true])
    other.lock()
    await one.sessions.revokeOthersLater({ member, ownId: 'own', requestId: 'request-01' })
    expect(await seen()).toEqual([true, false, false])
    expect(await two.sessions.list(member, 'own')).toHaveLength(1)
    other.release()
    await expect.poll(() => two.sessions.wasRevoked('second')).toBe(true)
    expect(await seen()).toEqual([true, false, false])
  })

  test('R-SESS-06 sessions that were removed stay so when the removal is written', async ({
    expect,
  }) => {
    const { file, one, two, seen, other } = await openTwo()
    await seen()
    other.lock()
    await Promise.all([one.sessions.remove('second'), two.sessions.remove('third')])
    expect(await seen()).toEqual([true, false, false])
    other.release()
    const left = createRemovedSessions(`${file}.removed`, () => undefined)
    await expect.poll(left.read).toEqual([])
    expect(await seen()).toEqual([true, false, false])
    await left.close()
    await Promise.all([one.close(), two.close()])
    const later = await openFile({ file, clock: { now: () => START } })
    expect(await later.sessions.get('own')).toEqual(record)
    expect(await later.sessions.get('second')).toBeNull()
  })

  test('R-SESS-06 a hundred sessions that two processes remove at once are all hidden', async ({
    expect,
  }) => {
    const file = sqliteFile()
    const stores = [await openFile({ file }), await openFile({ file })]
    const ids = Array.from({ length: 100 }, (_, number) => `session-${number}`)
    for (const id of ids) await stores[0]!.sessions.add(id, record)
    const third = await openFile({ file })
    otherProcess(file).lock()
    await Promise.all(ids.map((id, at) => stores[at % 2]!.sessions.remove(id)))
    expect(await Promise.all(ids.map((id) => third.sessions.get(id)))).toEqual(ids.map(() => null))
  })
})
