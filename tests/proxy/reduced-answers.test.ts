import { describe, expect, test } from 'vitest'
import { START, startHarness, startSignedInHarness } from './proxy-harness.ts'
import { authenticated, BACKEND_TOKEN, json, member, text } from './scripted-backend.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const SECRET = 'hash-of-the-password'
const note = { id: 7, title: '제목', createdAt: '2026-11-20T10:00:00+09:00', readAt: null }

describe.each(['report', 'enforce'])('in the mode %s', (mode) => {
  const start = () => startSignedInHarness({ ANSWER_MODE: mode })

  test('only the listed parts of an answer reach the browser, at every depth', async () => {
    const { backend, browser, log } = await start()
    const list = [note, { ...note, id: 8, pwHash: SECRET, owner: { pw: SECRET } }]
    const rest = { total: 2, accessToken: BACKEND_TOKEN, debug: { sql: SECRET } }
    backend.stub('community/note_list', json({ status: 'success', list, ...rest }))
    for (let count = 0; count < 3; count += 1) {
      const answer = await browser.post('get-note-list', {})
      expect(answer.body).toEqual({
        status: 'success',
        list: [note, { ...note, id: 8 }],
        total: 2,
      })
    }
    const reduced = log.filter(({ event }) => event === 'answer_reduced')
    expect(reduced.map(({ operation, count, pointer }) => [operation, count, pointer])).toEqual([
      ['noteList', 1, '/list/*/pwHash'],
      ['noteList', 1, '/list/*/owner'],
      ['noteList', 1, '/accessToken'],
      ['noteList', 1, '/debug'],
    ])
  })

  test('a name that may be a value is not logged', async () => {
    const { backend, browser, log } = await start()
    backend.stub(
      'community/note_list',
      json({ status: 'success', list: [], total: 0, [`${SECRET} of demo`]: 1 }),
    )
    await browser.post('get-note-list', {})
    expect(JSON.stringify(log)).not.toContain(SECRET)
    expect(log.at(-2)?.details).toEqual(['/unreadable was dropped'])
  })

  test('a value that another one of the same name hides does not reach the browser', async () => {
    const { backend, url } = await start()
    backend.stub('slot/get_slot_setting', text(`{"status":"success","slot":"${SECRET}","slot":[]}`))
    const response = await fetch(`${url}/api/routes/get-slot-setting`, { method: 'POST' })
    expect(await response.text()).toBe('{"status":"success","slot":[]}')
  })

  test('R-CALL-06 only the name of an unknown outcome reaches the browser', async () => {
    const { backend, browser } = await start()
    for (const [status, expected] of [
      ['soon_perhaps', 'soon_perhaps'],
      ['SQLSTATE[42000]: syntax error near SELECT', 'unreadable'],
    ]) {
      backend.stub('community/note_list', json({ status, token: BACKEND_TOKEN, list: [note] }))
      expect((await browser.post('get-note-list', {})).body).toEqual({ status: expected })
    }
  })

  test('R-SESS-09 unlisted data of a member is never stored', async () => {
    const harness = await startHarness({ ANSWER_MODE: mode })
    const user = { ...member, pwHash: SECRET, roles: { admin: true } }
    harness.backend.stub('user/do_login', authenticated(START + HOUR_MS, { user, refresh: SECRET }))
    harness.backend.stub(
      'user/user_health_check',
      json({ status: 'success', user, noteCount: 2, helpCount: 1, refresh: SECRET }),
    )
    const browser = harness.browser()
    const { answer, session } = await browser.signIn()
    expect(answer.body).toEqual({ status: 'authenticated', sideUser: member })
    expect(session.body['sideUser']).toEqual(member)
    const health = await browser.post('user-health-check', {})
    expect(health.body).toEqual({ status: 'success', user: member, noteCount: 2, helpCount: 1 })
    expect((await browser.post('session', {})).body['sideUser']).toEqual(member)
  })
})

test('in the mode report an invalid answer still passes its listed parts', async () => {
  const { backend, browser } = await startSignedInHarness()
  const list = [note, { ...note, title: { html: SECRET } }, 'note', { id: '9', title: 7, seen: 1 }]
  backend.stub('community/note_list', json({ status: 'success', list, total: 'many' }))
  const { title: _, ...untitled } = note
  expect(await browser.post('get-note-list', {})).toMatchObject({
    status: 200,
    body: { status: 'success', list: [note, untitled, { id: '9', title: 7 }], total: 'many' },
  })
})

test('in the mode enforce only the unreadable value of a health check is omitted', async () => {
  const { backend, browser } = await startSignedInHarness({ ANSWER_MODE: 'enforce' })
  const user = { ...member, balance: 'lots', level: null }
  backend.stub(
    'user/user_health_check',
    json({ status: 'success', user, noteCount: 'many', helpCount: 1 }),
  )
  const { balance: _balance, level: _level, ...rest } = member
  const answer = await browser.post('user-health-check', {})
  expect([answer.status, answer.body]).toEqual([
    200,
    { status: 'success', user: rest, helpCount: 1 },
  ])
  expect((await browser.post('session', {})).body['sideUser']).toEqual(member)
  for (const nobody of [undefined, null, 'demo', []]) {
    backend.stub(
      'user/user_health_check',
      json({ status: 'success', user: nobody, noteCount: 1, helpCount: 1 }),
    )
    expect((await browser.post('user-health-check', {})).status).toBe(502)
  }
})
