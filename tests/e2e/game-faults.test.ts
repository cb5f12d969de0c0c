import { expectEqualWeight } from '../support/equal-weight.ts'
import { expectLobbyAlone, takeNote, test } from '../support/game-fault-stories.ts'
import { alertNamed, enterLobby, expectGame, games } from '../support/games.ts'
import { expect } from '../support/story.ts'
import { word } from '../support/words.ts'

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
