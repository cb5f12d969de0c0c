import { HEALTH_CHECK_INTERVAL_MS } from '../../src/lib/business-constants.ts'
import { changeAnswer } from '../support/calls.ts'
import { connectionLost } from '../support/fault-walk.ts'
import { expect, test } from '../support/story.ts'
import { accountDrawer, becomeMember, demo, desk, sora, still } from '../support/visitor.ts'
import { wireUser } from '../support/wire.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const stranger = wireUser({
  userId: sora.id,
  nick: sora.nick,
  phone: '010-2222-3333',
  balance: 987_654_321,
  in_balance: 12_345_678,
  bankname: '우리은행',
  bankOwner: '박소라',
  banknum: '999-888-777',
})
const strangersData =
  /소라|sora|010-2222-3333|987,654,321|12,345,678|999,999,999|우리은행|999-888-777/

/** Each call that names a member, with an answer that names another one. */
const tellings = {
  'user-health-check': { user: stranger, noteCount: 41, helpCount: 43 },
  'get-member': { member: { user: stranger, registeredAt: '2026-01-01T00:00:00Z' } },
  'get-in-game-balance': {
    userId: sora.id,
    balance: stranger.balance,
    gameMoney: stranger.in_balance,
    rolling: 1,
  },
}

test('R-ACCT-05 R-SESS-08 nothing of another member is ever shown, and the next sound answer is', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  for (const [route, telling] of Object.entries(tellings))
    await changeAnswer(page, route, (answer) => ({ ...answer, ...telling }))
  await page.clock.install()
  await page.goto('/user')
  const main = page.getByRole('main')
  const failure = main.getByRole('alert')
  await expect(failure).toContainText(word('member.times.missing'))
  await expect(connectionLost(page)).toBeVisible()
  await expect(accountDrawer(page).getByRole('heading', { name: demo.nick })).toBeVisible()
  // Two answers that say another member make the sums unknown.
  await expect(accountDrawer(page).getByRole('definition').first()).toContainText(
    word('money.unknown.label'),
  )
  await expect(page.locator('body')).not.toContainText(strangersData)

  await page.unrouteAll({ behavior: 'wait' })
  await page.clock.fastForward(HEALTH_CHECK_INTERVAL_MS)
  await expect(connectionLost(page)).toBeHidden()
  await failure.getByRole('button', { name: word('failure.button.retry') }).click()
  await expect(main.getByText('•••-••••-5678')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(strangersData)
})
