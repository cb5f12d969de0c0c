import { expectAccessible } from '../support/axe.ts'
import { enterLobby, expectGame, games, pressForWindow, slotProvider } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', contextOptions: still })

test('R-GAME-03 a long press shows details of a game and a press opens it, on home and in the lobby', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  const tile = await enterLobby(page, 'slot')
  const sheet = page.getByRole('dialog', { name: games.slot.name })

  await test.step('the right mouse button, and Escape', async () => {
    await tile.click({ button: 'right' })
    await expect(sheet).toContainText('1,550,000')
    await expect(sheet.getByRole('link', { name: slotProvider.nameKo })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(tile).toBeFocused()
  })
  await test.step('the menu key; a favourite stays one outside of the sheet', async () => {
    await tile.dispatchEvent('contextmenu')
    const favourite = sheet.getByRole('button', { name: word('gameSheet.button.favourite') })
    await favourite.click()
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    // At once it would be the second half of the Escape before.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden({ timeout: 300 })
    }).toPass()
    const heart = page.getByRole('main').getByRole('button', {
      name: word('lobby.favourite.button', { name: games.slot.name }),
      exact: true,
    })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('its button opens the game at once', async () => {
    await tile.click({ button: 'right' })
    const game = await pressForWindow(
      page,
      sheet.getByRole('button', { name: word('gameSheet.button.open') }),
    )
    await expectGame(game, games.slot.name)
    await expect(sheet).toBeHidden()
  })
})
