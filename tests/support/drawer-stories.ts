import type { Page } from '@playwright/test'
import { everythingAnswered } from './calls.ts'
import { jackpot, lose, retry, test } from './lost-code.ts'
import { expect } from './story.ts'
import { openHome } from './visitor.ts'
import { word } from './words.ts'

/** A guest's drawers on a phone: the file with each one's code, and its button. */
const drawers = {
  menu: {
    file: 'menu-list',
    opener: (page: Page) => page.getByRole('button', { name: word('shell.bar.menu'), exact: true }),
  },
  login: {
    file: 'login-panel',
    opener: (page: Page) =>
      page.getByRole('banner').getByRole('button', { name: word('login.button.submit') }),
  },
} as const

export type Drawer = keyof typeof drawers

export const openerOf = (page: Page, drawer: Drawer) => drawers[drawer].opener(page)
export const content = (page: Page) => page.getByRole('dialog').locator('a, input').first()

/** A drawer whose code was loaded before the connection was lost. */
export function testOpensOffline(drawer: Drawer): void {
  const { file, opener } = drawers[drawer]
  test(`the ${drawer} drawer opens all the same: its code came while the page had nothing to do`, async ({
    page,
    context,
  }) => {
    const came = page.waitForResponse(new RegExp(`/assets/${file}-`))
    await openHome(page)
    await (await came).finished()
    await everythingAnswered(page)
    await context.setOffline(true)
    await opener(page).click()
    await expect(content(page)).toBeVisible()
  })
}

/** A drawer opened without its code and without a connection. */
export function testSaysOffline(drawer: Drawer): void {
  const { file, opener } = drawers[drawer]
  test(`the ${drawer} drawer without its code says that the browser is offline, and comes with the connection`, async ({
    page,
    context,
  }) => {
    const requestCount = await lose(page, file)
    await openHome(page)
    // Other files that came meanwhile need it, too.
    await expect.poll(requestCount).toBeGreaterThan(0)
    await everythingAnswered(page)
    await context.setOffline(true)
    await opener(page).click()
    const alert = page.getByRole('dialog').getByRole('alert')
    await expect(alert).toContainText(word('failure.crash.offline'))
    await expect(alert.getByRole('button', { name: word('failure.button.reload') })).toHaveCount(0)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('shell.drawer.close') })
      // A click where the drawer was opened a moment ago would be the second of a double press.
      .press('Enter')
    await expect(alert).toBeHidden()
    await expect(jackpot(page)).toBeVisible()

    await opener(page).click()
    await expect(alert).toBeVisible()
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(content(page)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
}

/** A drawer whose code fails to load. */
export function testAsksAgain(drawer: Drawer): void {
  const { file, opener } = drawers[drawer]
  test(`the ${drawer} drawer whose code did not come asks for it again by its button, and when it is opened again`, async ({
    page,
  }) => {
    await lose(page, file)
    await openHome(page)
    const alert = page.getByRole('dialog').getByRole('alert')
    await opener(page).click()
    await expect(alert).toContainText(word('failure.crash.body'))
    await page.unrouteAll()
    await retry(alert).click()
    await expect(content(page)).toBeVisible()
    await expect(alert).toHaveCount(0)

    await lose(page, file)
    await page.reload()
    await opener(page).click()
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: word('shell.drawer.close') }).click()
    await expect(alert).toBeHidden()
    await page.unrouteAll()
    await opener(page).click()
    await expect(content(page)).toBeVisible()
  })
}
