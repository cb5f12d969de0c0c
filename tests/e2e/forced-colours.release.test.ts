import { testEdges } from '../support/layout/forced-colours.ts'
import { edgelessControls, ringless } from '../support/layout/forced-colours.ts'
import { settle } from '../support/layout/check-screen.ts'
import { slotProvider } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { desk, openAsMember, signOutButton } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

// A sample of `npm run test:matrix` with each kind of control.
testEdges('guest', ['/', '/register', '/deposit', '/help'])
testEdges('member', ['/deposit', '/slot', '/slot/game', '/limits'])

test('in forced colours dialog, buttons, selection and focus are visible', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desk)
  await openAsMember(page, baseURL!, `/slot/game?company=${slotProvider.code}`)
  await settle(page)

  await test.step('the chosen place of the menu', async () => {
    const place = (name: string) =>
      page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true })
    const groundOf = (name: string) =>
      place(name).evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(await groundOf(word('place.slot'))).not.toBe(await groundOf(word('place.casino')))
  })
  await test.step('the focus ring', async () => {
    for (let stops = 30; stops > 0; stops -= 1) {
      await page.keyboard.press('Tab')
      expect(await ringless(page)).toBeNull()
    }
  })
  await test.step('a dialog', async () => {
    await signOutButton(page).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((box) => getComputedStyle(box).borderTopStyle)).toBe('solid')
    expect(await edgelessControls(page)).toEqual([])
  })
})
