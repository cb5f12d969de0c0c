import { HEALTH_CHECK_INTERVAL_MS } from '../../src/lib/business-constants.ts'
import { everythingAnswered } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import { connectionLost, goTo } from '../support/fault-walk.ts'
import { accountDrawer, becomeMember, demo, desk } from '../support/visitor.ts'
import { wireUser } from '../support/wire.ts'
import { word } from '../support/words.ts'

const user = wireUser({ noteCount: 0, helpCount: 0 })

test.use({
  viewport: desk,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(async ({ page, baseURL, troubles }) => {
  troubles.expect(/^POST \/api\/routes\/user-health-check answered 503$/)
  await becomeMember(page, baseURL ?? '', demo)
})

test('R-SESS-08 a failing health check is shown with the time of the last successful one, until the next success', async ({
  page,
  backend,
}) => {
  await page.clock.install({ time: '2026-11-20T21:04:30+09:00' })
  await page.goto('/user')
  const figures = accountDrawer(page).getByRole('definition')
  await expect(figures).toContainText(['1,550,000', '1,250,000', '300,000', '18,400'])
  await everythingAnswered(page)
  const checks = backend.callsTo('userHealthCheck')

  const said = word('account.connection.lost', { time: '21:04' })
  backend.breakBy('down', 'userHealthCheck')
  for (const failures of [1, 2, 3]) {
    await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)
    await expect.poll(() => backend.callsTo('userHealthCheck')).toBe(failures + checks)
    await expect(connectionLost(page)).toBeVisible()
    await expect(connectionLost(page)).toHaveText(said)
  }
  await expect(figures).toContainText(['1,550,000', '1,250,000', '300,000', '18,400'])

  backend.mend()
  await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)
  await expect(connectionLost(page)).toBeHidden()
})

test('R-ACCT-03 an invalid figure counts as 0 and is marked until it is valid', async ({
  page,
  backend,
}) => {
  await page.clock.install()
  await page.goto('/user')
  const panel = accountDrawer(page)
  const figures = panel.getByRole('definition')
  const mark = panel.getByText(word('account.balances.unreadable'))
  await expect(figures).toContainText(['1,550,000', '1,250,000', '300,000', '18,400'])
  await everythingAnswered(page)

  backend.answerWith('getInGameBalance', {
    status: 'success',
    balance: '1250000.9',
    gameMoney: 'many',
    rolling: null,
    userId: 'demo',
  })
  await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS - 10_000)
  await goTo(page, 'comp')
  await expect(mark).toBeVisible()
  await expect(figures).toContainText([/^1,250,000원/, /^1,250,000원/, /^0원/, /^0점/])

  backend.mend()
  await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)
  await expect(mark).toBeHidden()
  await expect(figures).toContainText(['1,550,000', '1,250,000', '300,000', '18,400'])

  const broken = { ...user, balance: {}, in_balance: '', rolling: '18400.7' }
  const answer = { status: 'success', noteCount: 'many', helpCount: -2 }
  backend.answerWith('userHealthCheck', { ...answer, user: { ...broken, balance: 'x' } })
  await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)
  await expect(mark).toBeVisible()
  await expect(figures).toContainText([/^0원/, /^0원/, /^0원/, /^18,400점/])

  backend.answerWith('userHealthCheck', { ...answer, user: broken })
  await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)
  await expect.poll(() => backend.callsTo('userHealthCheck')).toBe(3)
  await expect(figures).toContainText([/^0원/, /^0원/, /^0원/, /^18,400점/])
  await expect(mark).toBeVisible()
})

test('R-SESS-08 a health check without a user id, or about another member, is not believed, and the page stays', async ({
  page,
  backend,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/user-health-check answered 502$/)
  await page.clock.install()
  const tell = (userId: string | undefined) =>
    backend.answerWith('userHealthCheck', {
      status: 'success',
      user: { ...user, userId, balance: 7 },
      noteCount: 0,
      helpCount: 0,
    })
  tell(undefined)
  await page.goto('/user')
  await expect(connectionLost(page)).toBeVisible()
  for (const calls of [2, 3]) {
    if (calls === 3) tell('sora')
    await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)
    await expect.poll(() => backend.callsTo('userHealthCheck')).toBe(calls)
    await everythingAnswered(page)
    await expect(connectionLost(page)).toBeVisible()
    await expect(accountDrawer(page)).toContainText('1,550,000')
  }
})
