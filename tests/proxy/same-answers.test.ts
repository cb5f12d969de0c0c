import { describe, expect, test } from 'vitest'
import { browserAt, startHarness, startSignedInHarness } from './proxy-harness.ts'
import { BACKEND_TOKEN, json, member, text } from './scripted-backend.ts'
import { KEY, openFile, otherProcess, sqliteFile } from './store-files.ts'

const HEALTH = 'user/user_health_check'
const richer = { ...member, balance: 499_000 }
const health = (user: object) => ({ status: 'success', user, noteCount: 2, helpCount: 1 })

describe.each(['report', 'enforce'])('in the mode %s, a health check', (mode) => {
  test('R-SESS-08 whose answer is the same again has the same answer and log entry', async () => {
    const { backend, browser, log } = await startSignedInHarness({ ANSWER_MODE: mode })
    backend.stub(HEALTH, json(health(member)))
    const answers = []
    for (let count = 0; count < 4; count += 1) answers.push(await browser.post('user-health-check'))
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 200, body: health(member) })),
    )
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(4)
    const entries = log.filter(({ route }) => route.endsWith('health-check'))
    expect(entries).toMatchObject(
      answers.map(() => ({ event: 'request', status: 200, outcome: 'success', backendMs: 0 })),
    )
  })

  test('R-SESS-08 balances that change and change back are answered and stored as they are last', async () => {
    const { backend, browser } = await startSignedInHarness({ ANSWER_MODE: mode })
    for (const user of [member, member, richer, member, richer, richer, member]) {
      backend.stub(HEALTH, json(health(user)))
      expect((await browser.post('user-health-check')).body).toEqual(health(user))
      expect((await browser.post('session')).body).toMatchObject({ sideUser: user })
    }
  })

  test('R-SESS-08 with the very answer of another member is refused', async () => {
    const { backend, browser, url } = await startSignedInHarness({ ANSWER_MODE: mode })
    backend.stub(HEALTH, json(health(member)))
    await browser.post('user-health-check')
    await browser.post('user-health-check')
    const sora = { ...member, userId: 'sora' }
    const login = { status: 'authenticated', token: BACKEND_TOKEN, user: sora }
    backend.stub('user/do_login', json(login))
    const other = browserAt(url)
    await other.signIn('sora')
    expect(await other.post('user-health-check')).toMatchObject({
      status: 502,
      body: { code: 'backend_answer_invalid' },
    })
    expect((await browser.post('user-health-check')).status).toBe(200)
  })

  test('R-SESS-08 the same text with another status or type is judged again', async () => {
    const { backend, browser, log } = await startSignedInHarness({ ANSWER_MODE: mode })
    const same = JSON.stringify(health(member))
    backend.stub(HEALTH, text(same))
    await browser.post('user-health-check')
    await browser.post('user-health-check')
    backend.stub(HEALTH, text(same, 500))
    expect((await browser.post('user-health-check')).body).toMatchObject({ code: 'backend_fault' })
    backend.stub(HEALTH, text(same, 200, 'text/html'))
    await browser.post('user-health-check')
    expect(log.filter(({ event }) => event === 'answer_unlike_contract')).toMatchObject([
      { details: ['content-type of HTTP 500 is not application/problem+json'] },
      { details: ['is no Problem: type, title, code, requestId are missing'] },
      { details: ['content-type is not application/json'] },
    ])
    backend.stub(HEALTH, text(same, 401))
    expect((await browser.post('user-health-check')).body).toMatchObject({
      code: 'session_expired',
    })
    backend.stub(HEALTH, text(same))
    expect((await browser.post('user-health-check')).status).toBe(401)
  })

  test('R-SESS-09 an answer that is reduced is reduced each time', async () => {
    const { backend, browser } = await startSignedInHarness({ ANSWER_MODE: mode })
    backend.stub(HEALTH, json({ ...health(member), secret: 'of the backend' }))
    for (let count = 0; count < 3; count += 1) {
      expect((await browser.post('user-health-check')).body).toEqual(health(member))
    }
  })
})

test('R-SESS-09 an answer that breaks the contract is counted each time, and logged at 1 and 10', async () => {
  const { backend, browser, log, admin } = await startSignedInHarness()
  backend.stub(HEALTH, json({ ...health(member), noteCount: 'many' }))
  for (let count = 0; count < 17; count += 1) await browser.post('user-health-check')
  const details = ['/noteCount must be number']
  expect(log.filter(({ event }) => event === 'answer_unlike_contract')).toMatchObject([
    { details, count: 1 },
    { details, count: 10 },
  ])
  expect(await (await admin('/metrics')).text()).toContain(
    'proxy_answers_unlike_contract_total{route="/api/routes/user-health-check"} 17',
  )
})

test('R-SESS-08 data that could not be stored is stored with the next equal answer', async () => {
  const file = sqliteFile()
  const harness = await startHarness({ SESSION_STORE: file })
  const browser = harness.browser()
  await browser.signIn()
  harness.backend.stub(HEALTH, json(health(richer)))
  const { lock, release } = otherProcess(file)
  lock()
  await browser.post('user-health-check')
  expect(harness.log.filter(({ event }) => event === 'store_fault')).toHaveLength(1)
  release()
  await browser.post('user-health-check')
  expect((await browser.post('session')).body).toMatchObject({ sideUser: richer })
})

test('R-SESS-08 data stored by another process meanwhile is replaced by the next equal answer', async () => {
  const file = sqliteFile()
  const SESSION_KEYS = Buffer.from(KEY).toString('base64')
  const harness = await startHarness({ SESSION_STORE: file, SESSION_KEYS })
  harness.backend.stub(HEALTH, json(health(member)))
  const browser = harness.browser()
  await browser.signIn()
  await browser.post('user-health-check')
  await browser.post('user-health-check')
  const store = await openFile({ file, backendUrl: harness.backend.url })
  await store.sessions.updateUser(browser.cookie()!.split('=')[1]!, richer)
  expect((await browser.post('session')).body).toMatchObject({ sideUser: richer })
  await browser.post('user-health-check')
  expect((await browser.post('session')).body).toMatchObject({ sideUser: member })
})
