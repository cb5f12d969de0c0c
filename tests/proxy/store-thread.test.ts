import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { startSignedInHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'
import { otherProcess, sqliteFile } from './store-files.ts'

const TRANSFER = 'user/point_to_money'
const moveAnswer = { status: 'success', balance: 1, gameMoney: 0, rolling: 0 }
const keyed = (last: number) => ({
  'idempotency-key': `7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b1${last}`,
})

async function startWithThread(file = sqliteFile()) {
  const threads: Worker[] = []
  let stillborn = 0
  const follow = (thread: Worker) => {
    threads.push(thread)
    if (stillborn > 0) void thread.terminate()
    stillborn -= 1
  }
  process.on('worker', follow)
  const harness = await startSignedInHarness({ SESSION_STORE: file })
  const stop = harness.stop
  return {
    ...harness,
    threads,
    /** Kills it and the next `andNext` ones. */
    end: async (andNext = 0) => {
      stillborn = andNext
      await threads.at(-1)?.terminate()
    },
    isReady: async () => {
      harness.pass(1_000)
      return (await harness.admin('/readyz')).status === 200
    },
    transfers: () => harness.backend.received.filter(({ path }) => path.endsWith(TRANSFER)).length,
    stop: async () => {
      process.off('worker', follow)
      await stop()
    },
  }
}

test('R-ACCT-07 a crash of the store’s thread refuses calls, loses no transfer and sends none twice; the thread restarts', async () => {
  const site = await startWithThread()
  const { browser, backend } = site
  let finish: () => void = () => undefined
  backend.stub(TRANSFER, (response, request) => {
    finish = () => json(moveAnswer)(response, request)
  })
  const nextRequest = backend.nextRequest()
  const running = browser.post('point-to-money', { amount: 1 }, keyed(1))
  await nextRequest
  await site.end()

  // Sessions persist; calls that need a write are refused before anything is sent.
  expect((await browser.post('session', {})).body).toMatchObject({ status: 'authenticated' })
  const refusal = { status: 503, body: { code: 'backend_unreachable' } }
  expect(await browser.post('point-to-money', { amount: 2 }, keyed(2))).toMatchObject(refusal)
  expect((await site.browser.signIn()).answer).toMatchObject(refusal)
  expect(await site.isReady()).toBe(false)
  finish()
  expect(await running).toMatchObject({ status: 200, body: moveAnswer })
  expect(site.transfers()).toBe(1)

  await expect.poll(site.isReady).toBe(true)
  expect(site.threads).toHaveLength(2)
  backend.stub(TRANSFER, json(moveAnswer))
  const again = () => browser.post('point-to-money', { amount: 1 }, keyed(1))
  // The outcome is written once the thread is back.
  await expect.poll(async () => (await again()).status).toBe(200)
  expect(site.transfers()).toBe(1)
  expect((await browser.post('point-to-money', { amount: 2 }, keyed(2))).status).toBe(200)
  expect(site.transfers()).toBe(2)
  await site.stop()
})

test('when the thread ends during many calls, each is answered and later ones succeed', async () => {
  const site = await startWithThread()
  site.backend.stub(TRANSFER, json(moveAnswer))
  const calls = Array.from({ length: 20 }, (_, count) =>
    site.browser.post(
      'point-to-money',
      { amount: 1 },
      {
        'idempotency-key': `7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8${100 + count}`,
      },
    ),
  )
  await site.backend.nextRequest()
  await site.end()
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(site.transfers()).toBe(statuses.filter((status) => status === 200).length)
  await expect.poll(site.isReady).toBe(true)
  expect((await site.browser.post('point-to-money', { amount: 1 }, keyed(1))).status).toBe(200)
  await site.stop()
})

test('a thread that ends right after its start is restarted until it stays', async () => {
  const site = await startWithThread()
  await site.end(2)
  expect((await site.browser.signIn()).answer.status).toBe(503)
  await expect.poll(site.isReady).toBe(true)
  expect(site.threads).toHaveLength(4)
  expect((await site.browser.post('session', {})).body).toMatchObject({ status: 'authenticated' })
  expect((await site.browser.signIn()).answer.status).toBe(200)
  await site.stop()
})

test('calls that wait for the thread fail at once when it ends, not at their deadline', async () => {
  const file = sqliteFile()
  const site = await startWithThread(file)
  const other = otherProcess(file)
  other.lock()
  const nextRequest = site.backend.nextRequest()
  const login = site.browser.signIn()
  await nextRequest
  // The answer to a later call shows that the login has reached the store.
  expect((await site.get('/healthz')).status).toBe(200)
  await site.end()
  expect((await login).answer.status).toBe(503)
  const faults = site.log
    .filter(({ event }) => event === 'fault')
    .map(({ details }) => details?.[0])
  expect(faults).toEqual([expect.stringMatching(/its (thread has ended|file is not open)/)])
  other.release()
  await site.stop()
})

test('the thread loads no package from npm, so that it starts quickly', async () => {
  const bundle = await rolldown({
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    input: './proxy/store/sqlite/worker.ts',
    platform: 'node',
    external: /^[^./]/,
  })
  const { output } = await bundle.generate()
  await bundle.close()
  expect(output[0].imports.filter((name) => !name.startsWith('node:'))).toEqual([])
})
