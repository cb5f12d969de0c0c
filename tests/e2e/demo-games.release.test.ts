import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/story.ts'

const games = {
  slot: { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-003' },
  casino: { kind: 'casino', company: 'haneul-live' },
  sport: { kind: 'sport', company: 'hanbok-sports' },
} as const

const kinds = { slot: 'Slots · Dalbit Play', casino: 'Live casino', sport: 'Sports' } as const

async function ask(mockUrl: string, path: string, body: object, token = '') {
  const response = await fetch(mockUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Signs a member in at the backend and opens a game; `call` makes further calls as that member. */
async function openGame(page: Page, mockUrl: string, kind: keyof typeof games, lang = 'ko') {
  await ask(mockUrl, '/__mock/reset', {})
  const login = await ask(mockUrl, '/public/user/do_login', { id: 'demo', pw: 'demo1234' })
  const call = (path: string, body: object) => ask(mockUrl, path, body, String(login['token']))
  const { gameUrl } = await call('/public/slot/open_game', games[kind])
  const { port } = new URL(mockUrl)
  const address = new URL(String(gameUrl))
  expect(address.port).toBe(port)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${address.href}&lang=${lang}`)
  return { call }
}

const money = (page: Page) => page.getByRole('definition')
const rounds = (page: Page) => page.getByRole('region', { name: '최근 게임' }).getByRole('listitem')

test('a player spins by keyboard and the balance changes; a window with an expired ticket or none says so', async ({
  page,
  stage,
}) => {
  const { call } = await openGame(page, stage.mockUrl, 'slot')
  await expect(money(page)).toHaveText('300,000원')
  await page.getByLabel('10,000원', { exact: true }).check()
  await page.getByRole('button', { name: '돌리기' }).focus()
  await page.keyboard.press('Enter')
  await expect(rounds(page)).toContainText(['베팅 10,000원'])
  const { gameMoney } = await call('/public/slot/get_in_game_balance', {})
  await expect(money(page)).toHaveText(`${Number(gameMoney).toLocaleString('ko-KR')}원`)
  await expect(page.getByRole('button', { name: '돌리기' })).toBeFocused()

  await ask(stage.mockUrl, '/__mock/reset', {})
  await page.getByRole('button', { name: '돌리기' }).click()
  await expect(page.getByRole('alert')).toContainText('이용 시간이 끝났습니다')
  await expect(page.getByRole('button', { name: '돌리기' })).toBeDisabled()
  await page.goto(`${stage.mockUrl}/games/play?lang=ko`)
  await expect(page.getByRole('alert')).toContainText('게임 주소가 올바르지 않습니다')
})

test('a bet whose answer is lost is not repeated, and the money that is left can be read', async ({
  page,
  stage,
  troubles,
}) => {
  troubles.expect(/games\/api\/round failed/)
  const { call } = await openGame(page, stage.mockUrl, 'slot')
  await page.route('**/games/api/round', async (route) => {
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: '돌리기' }).click()
  await expect(page.getByRole('alert')).toContainText('연결이 끊겨')
  const { gameMoney } = await call('/public/slot/get_in_game_balance', {})
  await page.getByRole('button', { name: '잔액 다시 확인하기' }).click()
  await expect(money(page)).toHaveText(`${Number(gameMoney).toLocaleString('ko-KR')}원`)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('without enough money nothing is placed, and money that comes later is seen', async ({
  page,
  stage,
}) => {
  const { call } = await openGame(page, stage.mockUrl, 'slot')
  await call('/public/slot/user_withdraw', { amount: 299_900 })
  await page.getByRole('button', { name: '돌리기' }).click()
  await expect(page.getByRole('alert')).toContainText('게임 머니가 부족해')
  await call('/public/slot/user_transfer_in', { amount: 20_000 })
  await page.getByRole('button', { name: '잔액 다시 확인하기' }).click()
  await expect(money(page)).toHaveText('20,100원')
  await expect(page.getByRole('alert')).toBeHidden()
})

for (const kind of ['slot', 'casino', 'sport'] as const) {
  test(`the ${kind} is marked as play money in both languages, and axe finds nothing`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openGame(page, stage.mockUrl, kind, 'en')
    await expect(page.getByText('Play money')).toBeVisible()
    await expect(page.getByText(kinds[kind], { exact: true })).toBeVisible()
    await page.getByRole('link', { name: '한국어' }).click()
    await expect(page.getByText('연습용 머니')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
}
