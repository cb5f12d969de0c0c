import { freePort } from '../../scripts/ports.ts'
import { startStack } from '../../scripts/stack.ts'
import { json, member, scriptedBackend, text } from '../proxy/scripted-backend.ts'
import type { Act, ScriptedBackend } from '../proxy/scripted-backend.ts'
import { expectAccessible } from '../support/axe.ts'
import { alertNamed, pressForWindow, takeNote } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { accountDrawer, desk, reading, scrollToEnd, signIn, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const TOKEN = 'token-of-a-plain-backend'

/** Providers with names only: two share a name, one has no Korean name. */
const names = {
  casino: [
    { nameKo: '하늘 라이브', nameEn: 'Haneul Live' },
    { nameKo: '은하 살롱', nameEn: 'Eunha Salon' },
    { nameKo: '은하 살롱', nameEn: 'Eunha Salon' },
  ],
  slot: [{ nameKo: '달빛 플레이', nameEn: 'Dalbit Play' }],
  sport: [
    { nameKo: '한복 스포츠', nameEn: 'Hanbok Sports' },
    { nameKo: '', nameEn: 'Runway Sports' },
  ],
} as const

const at = '2026-11-20T21:00:00+09:00'
const documentOnlyNote = { id: 1, title: '첫 쪽지', createdAt: at, readAt: null }

const forMember =
  (value: unknown): Act =>
  (response, request) => {
    const isTheirs = request.headers.authorization === `Bearer ${TOKEN}`
    json(isTheirs ? value : {}, isTheirs ? 200 : 401)(response, request)
  }

/**
 * Makes a scripted backend answer the 48 paths with only the fields of the source document, and with a status only where
 * it shows one. In addition, the login has a token and messages have the contract's fields, without which nothing could
 * be shown.
 * @param gameUrl address of its games; every request opens one
 */
function actDocumentOnly({ stub }: ScriptedBackend, gameUrl: string): void {
  const { balance, in_balance: gameMoney, rolling, userId } = member
  stub('user/do_login', json({ status: 'authenticated', token: TOKEN }))
  const user = { ...member, noteCount: 0, helpCount: 0 }
  stub('user/user_health_check', forMember({ status: 'success', user, noteCount: 0, helpCount: 0 }))
  stub(
    'slot/get_in_game_balance',
    forMember({ status: 'success', gameMoney, balance, rolling, userId }),
  )
  stub('slot/get_casino_setting', json({ casiono: names.casino }))
  stub('slot/get_slot_setting', json({ slot: names.slot }))
  stub('slot/get_sport_setting', json({ sport: names.sport }))
  stub('slot/get_slot_by_company', forMember({ games: [] }))
  stub('slot/open_game', forMember({ status: 'success', gameUrl }))
  stub('community/get_note', forMember({ list: [documentOnlyNote] }))
  const note = { ...documentOnlyNote, content: '첫 쪽지의 본문' }
  stub('community/read_note', forMember({ note }))
}

const GAME_PAGE =
  '<!doctype html><html lang="ko"><title>게임</title><h1>이름만 있는 게임</h1></html>'

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

test('R-HOME-03 R-GAME-01 R-GAME-03 R-CALL-05 R-CALL-07 R-COMM-01 with a backend that answers what the source document shows and nothing more, a member logs in, sees lobbies and footer, plays, reads messages and sees their account', async ({
  page,
}) => {
  const backend = await scriptedBackend()
  const { port } = new URL(backend.url)
  const gameUrl = `http://localhost:${port}/public/slot/play`
  backend.stub('slot/play', text(GAME_PAGE, 200, 'text/html; charset=utf-8'))
  actDocumentOnly(backend, gameUrl)
  const site = await startStack({
    port: await freePort(),
    backend: { kind: 'real', url: backend.url },
    proxyEnv: { SESSION_STORE: 'memory', GAME_HOSTS: `localhost:${port}` },
  })
  try {
    const main = page.getByRole('main')
    const menu = page.getByRole('navigation', { name: word('shell.menu.label') })
    const goBy = (place: Parameters<typeof word>[0]) =>
      menu.getByRole('link', { name: word(place) }).click()
    const sent = () =>
      backend.received
        .filter(({ path }) => path.endsWith('/open_game'))
        .map(({ body }) => JSON.parse(body) as unknown)

    await page.goto(site.siteUrl)
    await scrollToEnd(page)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('listitem')).toHaveText([
      '하늘 라이브',
      '은하 살롱',
      '은하 살롱',
      '달빛 플레이',
      '한복 스포츠',
      'Runway Sports',
    ])
    await signIn(page, { id: 'demo', pw: 'x' })
    await expect(accountDrawer(page).getByRole('definition').first()).toContainText('520,000')

    const tiles = (name: string) => main.getByRole('button', { name, exact: true })
    await expect(tiles('은하 살롱')).toHaveCount(2)
    await expect(tiles('달빛 플레이')).toBeVisible()
    await goBy('place.casino')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(word('casino.page.title'))
    await expect(tiles('하늘 라이브')).toHaveCount(1)
    await expect(tiles('은하 살롱')).toHaveCount(2)
    const game = await pressForWindow(page, tiles('하늘 라이브'))
    await expect(game.getByRole('heading', { name: '이름만 있는 게임' })).toBeVisible()
    await game.close()
    expect(sent()).toEqual([{ kind: 'casino', company: '하늘 라이브' }])

    await goBy('place.sport')
    await (await pressForWindow(page, tiles('Runway Sports'))).close()
    await expect.poll(() => sent().at(-1)).toEqual({ kind: 'sport', company: 'Runway Sports' })

    await goBy('place.slot')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(word('slot.page.title'))
    await expect(main).toContainText(word('lobby.noCode.brief'))
    await tiles('달빛 플레이').click()
    await expectAccessible(page)
    await takeNote(page, word('lobby.noCode.text'))
    await expect(page).toHaveURL(/\/slot$/)
    expect(backend.received.some(({ path }) => path.endsWith('/get_slot_by_company'))).toBe(false)

    await page.goto(`${site.siteUrl}/search?q=${encodeURIComponent('은하')}`)
    await expect(tiles('은하 살롱')).toHaveCount(2)

    await goBy('place.note')
    await main.getByRole('link', { name: word('home.help.note') }).click()
    await main.getByRole('button', { name: documentOnlyNote.title }).click()
    await expect(reading(page).getByText('첫 쪽지의 본문')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto(`${site.siteUrl}/user`)
    for (const known of ['데모', '•••-••••-5678', '국민은행', '김데모'])
      await expect(main.getByText(known).first()).toBeVisible()
    await expect(main.getByRole('alert')).toContainText(word('member.times.missing'))

    backend.stub('slot/open_game', json({ status: 'cant_find_code' }))
    await goBy('place.casino')
    await tiles('하늘 라이브').last().click()
    await expect(alertNamed(page, word('msg2012'))).toContainText(word('gameOpening.noCode.text'))
  } finally {
    await site.stop()
    await backend.stop()
  }
})
