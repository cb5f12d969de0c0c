import { everythingAnswered } from './calls.ts'
import { crash, jackpot, lose, retry, test } from './lost-code.ts'
import { expect } from './story.ts'
import { accountDrawer, becomeMember, demo, hidePopup, signOutButton } from './visitor.ts'
import { word } from './words.ts'

/** File names, and whether the account panel on home needs them. */
const ofHome = {
  'member-balance': false,
  'member-area': false,
  'member-actors': false,
  'account-panel': true,
  'ko.rest': true,
} as const

export type FileOfHome = keyof typeof ofHome
export const filesOfHome = Object.keys(ofHome) as readonly FileOfHome[]
export const filesOfScreens = ['member-area', 'member-actors', 'ko.rest'] as const

export function testHomeWithout(name: FileOfHome): void {
  const isAccountLost = ofHome[name]
  test(`without ${name} a member has the home page, with a note about the missing part`, async ({
    page,
    baseURL,
  }) => {
    const requestCount = await lose(page, name)
    await becomeMember(page, baseURL!, demo)
    await page.goto('/')
    await hidePopup(page)
    await expect(jackpot(page)).toBeVisible()
    const drawer = accountDrawer(page)
    await expect(isAccountLost ? drawer.getByRole('alert') : signOutButton(page)).toBeVisible()
    await expect(crash(page)).toHaveCount(isAccountLost ? 1 : 0)
    await everythingAnswered(page)
    expect(requestCount()).toBe(1)
  })
}

/** A member whose screens lack a file until they request it again. */
export function testScreenWithout(name: (typeof filesOfScreens)[number]): void {
  test(`without ${name} a screen of members says so, the next one asks for it again, and so does the button`, async ({
    page,
    baseURL,
  }) => {
    const requestCount = await lose(page, name)
    await becomeMember(page, baseURL!, demo)
    const afterLoad = page.waitForResponse(/\/assets\/after-load-/)
    await page.goto('/casino')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(word('failure.crash.body'))
    // From then on the page reloads for code that fails to load after a press.
    await page.evaluate((file) => import(file), (await afterLoad).url())
    await page
      .getByRole('navigation')
      .getByRole('link', { name: word('place.slot') })
      .click()
    await expect(page).toHaveURL('/slot')
    await expect(alert).toContainText(word('failure.crash.body'))
    // Once more for the page, then again with it: other browsers would have cached the failure.
    await expect.poll(requestCount).toBe(3)
    await everythingAnswered(page)

    await page.unrouteAll()
    await retry(alert).click()
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(word('place.slot'))
  })
}
