import type { BrowserContext, Page } from '@playwright/test'
import { expectEqualWeight } from '../support/axe.ts'
import { everythingAnswered, holdBack } from '../support/calls.ts'
import {
  alertNamed,
  enterLobby,
  expectGame,
  games,
  loadingDialog,
  pressForWindow,
  takeNote,
} from '../support/games.ts'
import type { GameKind } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

test.beforeEach(async ({ page, baseURL, troubles }) => {
  troubles.expect(/^POST \/api\/routes\/open-game answered 50[234]$/)
  await becomeMember(page, baseURL ?? '', demo)
})

/** No window is left open, and no dialog covers the lobby. */
async function expectLobbyAlone(page: Page, context: BrowserContext): Promise<void> {
  await expect.poll(() => context.pages().length).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('R-GAME-03 R-GAME-04 an address that is not safe is not opened; a blocked window and missing money leave the player two equal buttons, and a window that is blocked again a link', async ({
  page,
  context,
  backend,
  stage,
}) => {
  const tile = await enterLobby(page, 'casino')
  // src/lib/allowed-address.test.ts covers all kinds.
  const addresses = [
    'https://games.evil.example/play',
    'javascript:alert(1)',
    `http://${new URL(stage.mockUrl).host}@games.evil.example/play`,
    '/play',
  ]
  for (const gameUrl of addresses) {
    await test.step(gameUrl, async () => {
      backend.answerWith('openGame', { status: 'success', gameUrl })
      await tile.click()
      await takeNote(page, word('game.dialog.unsafeAddress'))
      await expectLobbyAlone(page, context)
    })
  }
  await test.step('no money', async () => {
    backend.answerWith('openGame', { status: 'balance' })
    await tile.click()
    const dialog = alertNamed(page, word('outcome.not-enough-balance'))
    await expect(dialog).toBeVisible()
    await expectEqualWeight(dialog)
    await takeNote(page, word('outcome.not-enough-balance'))
  })
  await test.step('a blocked window', async () => {
    backend.mend()
    await page.evaluate(() => {
      window.open = () => null
    })
    await tile.click()
    const dialog = alertNamed(page, word('gameOpening.blocked.title'))
    await expect(dialog).toBeVisible()
    await expectEqualWeight(dialog)
    await dialog.getByRole('button', { name: word('gameOpening.blocked.open') }).click()
    await expect(dialog).toContainText(word('game.dialog.blockedAgain'))
    await expectEqualWeight(dialog)
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: word('gameOpening.blocked.open') }).press('Enter')
    await expectGame(await opened, games.casino.name)
    await expect(dialog).toHaveCount(0)
  })
})

test(
  'R-GAME-04 while the providers are closed a game answers with the warning msg2303 and opens no window',
  { tag: '@matrix' },
  async ({ page, context, baseURL, mock }) => {
    await mock.reset('games-closed')
    await becomeMember(page, baseURL ?? '', demo)
    for (const kind of Object.keys(games) as GameKind[]) {
      await (await enterLobby(page, kind)).click()
      await takeNote(page, word('msg2303'))
      await expectLobbyAlone(page, context)
    }
  },
)

test(
  'R-GAME-04 R-CALL-06 a success without an address or an unknown status opens nothing and shows msg2012',
  { tag: '@matrix' },
  async ({ page, context, backend }) => {
    const tile = await enterLobby(page, 'casino')
    const answers = [
      { status: 'success' },
      { status: 'success', gameUrl: '' },
      { status: 'success', gameUrl: null },
      { status: 'cant_find_code' },
      { status: 'soon_perhaps' },
    ]
    for (const answer of answers) {
      backend.answerWith('openGame', answer)
      await tile.click()
      await takeNote(page, word('msg2012'))
      await expectLobbyAlone(page, context)
    }
  },
)

test(
  'R-GAME-02 Escape cancels the opening of a game without an error',
  { tag: '@matrix' },
  async ({ page, context }) => {
    const tile = await enterLobby(page, 'sport')
    const answer = await holdBack(page, 'open-game')
    const reserved = await pressForWindow(page, tile)
    await expect(loadingDialog(page)).toBeVisible()
    await page.bringToFront()
    await page.keyboard.press('Escape')
    await expect(loadingDialog(page)).toBeHidden()
    await expect.poll(() => reserved.isClosed()).toBe(true)
    answer.release()
    await everythingAnswered(page)
    await expectLobbyAlone(page, context)
    await expect(tile).toBeFocused()
  },
)
