import { expect, onTestFinished, test } from 'vitest'
import { badges, startEditable } from '../support/editable-server.ts'

const SEEN = { timeout: 60_000, interval: 100 }

test(
  'R-CALL-01 a running mock applies edits of contract and code, keeps the last valid ones, and keeps sessions and balances',
  { timeout: 300_000 },
  async () => {
    const mock = await startEditable('mock')
    onTestFinished(mock.stop)
    const ask = async (path: string, body: object = {}, headers = {}) => {
      const response = await fetch(`${mock.url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      return (await response.json()) as Record<string, unknown>
    }
    const { token } = await ask('public/user/do_login', { id: 'demo', pw: 'demo1234' })
    const account = () =>
      ask('public/user/user_health_check', {}, { authorization: `Bearer ${String(token)}` })
    await ask('__mock/event', { event: 'money-changed', amount: 1_000 })
    const before = await account()
    expect(JSON.stringify(before)).toContain('1251000')

    mock.write('openapi/operations/user/getBadges.yaml', badges('first'))
    await expect
      .poll(() => ask('public/user/get_badges'), SEEN)
      .toEqual({ status: 'success', title: 'first' })
    mock.write(
      'openapi/operations/user/getBadges.yaml',
      badges('second').replace("Badges'", "Badge'"),
    )
    await expect.poll(mock.printed, SEEN).toContain('The last valid version goes on.')
    expect(mock.printed()).toMatch(
      /openapi\/operations\/user\/getBadges\.yaml:6\b[\s\S]+Did you mean \S+#\/schemas\/Badges\?/,
    )
    expect(await ask('public/user/get_badges')).toEqual({ status: 'success', title: 'first' })
    mock.write('openapi/operations/user/getBadges.yaml', badges('second'))
    await expect
      .poll(() => ask('public/user/get_badges'), SEEN)
      .toEqual({ status: 'success', title: 'second' })
    for (const title of ['third', 'fourth', 'fifth']) {
      mock.replace('openapi/operations/user/getBadges.yaml', badges(title))
      await expect
        .poll(() => ask('public/user/get_badges'), SEEN)
        .toEqual({ status: 'success', title })
    }

    mock.edit('mocks/http/mock-app.ts', "{ status: 'ok' }", "{ status: 'edited' }")
    const health = async (): Promise<unknown> => (await fetch(`${mock.url}/healthz`)).json()
    await expect.poll(health, SEEN).toEqual({ status: 'edited' })
    expect(await account()).toEqual(before)
  },
)
