import type { Page } from '@playwright/test'
import { everythingAnswered } from '../support/calls.ts'
import { crash, jackpot, lose, retry, test } from '../support/lost-code.ts'
import { expect } from '../support/story.ts'
import { becomeMember, demo, openHome, phone, signOutButton } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.describe('on a phone that lost its connection', () => {
  // A service worker would come first, and the page waits 20 s for one that is blocked.
  test.use({ viewport: phone, proxyEnv: { SERVICE_WORKER: 'off' } })

  const drawers = [
    [
      'menu',
      'menu-list',
      (page: Page) => page.getByRole('button', { name: word('shell.bar.menu'), exact: true }),
    ],
    [
      'login',
      'login-panel',
      (page: Page) =>
        page.getByRole('banner').getByRole('button', { name: word('login.button.submit') }),
    ],
  ] as const

  const content = (page: Page) => page.getByRole('dialog').locator('a, input').first()

  for (const [drawer, file, opener] of drawers) {
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

    test(`the ${drawer} drawer without its code says that the browser is offline, and comes with the connection`, async ({
      page,
      context,
    }) => {
      const asked = await lose(page, file)
      await openHome(page)
      await expect.poll(asked).toBe(1)
      await context.setOffline(true)
      await opener(page).click()
      const said = page.getByRole('dialog').getByRole('alert')
      await expect(said).toContainText(word('failure.crash.offline'))
      await expect(said.getByRole('button', { name: word('failure.button.reload') })).toHaveCount(0)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: word('shell.drawer.close') })
        .click()
      await expect(said).toBeHidden()
      await expect(jackpot(page)).toBeVisible()

      await opener(page).click()
      await expect(said).toBeVisible()
      await page.unrouteAll()
      await context.setOffline(false)
      await expect(content(page)).toBeVisible()
      await expect(said).toHaveCount(0)
    })

    test(`the ${drawer} drawer whose code did not come asks for it again by its button, and when it is opened again`, async ({
      page,
    }) => {
      await lose(page, file)
      await openHome(page)
      const said = page.getByRole('dialog').getByRole('alert')
      await opener(page).click()
      await expect(said).toContainText(word('failure.crash.body'))
      await page.unrouteAll()
      await retry(said).click()
      await expect(content(page)).toBeVisible()
      await expect(said).toHaveCount(0)

      await lose(page, file)
      await page.reload()
      await opener(page).click()
      await expect(said).toBeVisible()
      await page.getByRole('button', { name: word('shell.drawer.close') }).click()
      await expect(said).toBeHidden()
      await page.unrouteAll()
      await opener(page).click()
      await expect(content(page)).toBeVisible()
    })
  }

  test('in a browser that keeps a failed import, another try loads the page anew', async ({
    page,
  }) => {
    await lose(page, 'menu-list')
    await openHome(page)
    const opener = drawers[0][2](page)
    await opener.click()
    const said = page.getByRole('dialog').getByRole('alert')
    const reloaded = page.waitForEvent('load')
    await retry(said).click()
    await reloaded
    await page.unrouteAll()
    await opener.click()
    await expect(content(page)).toBeVisible()
  })

  test('a guest who touches the page has it still', async ({ page, context }) => {
    await page.goto('/')
    await everythingAnswered(page)
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => /\/assets\//.test(request.url()))
    await page.keyboard.press('Tab')
    await failed
    await expect(jackpot(page)).toBeVisible()
    await expect(crash(page)).toHaveCount(0)
  })
})

test('after a release whose files replaced those of the page, it loads anew at the address that was asked for, once', async ({
  page,
  baseURL,
  troubles,
}) => {
  troubles.expect(/answered 404$/)
  await becomeMember(page, baseURL!, demo)
  await page.goto('/casino')
  await expect(signOutButton(page)).toBeVisible()
  await everythingAnswered(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const gone = /\/assets\/(?:index|slot-screen)-[^/]+\.js$/
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found.' }), {
    times: 2,
  })
  await page
    .getByRole('navigation')
    .getByRole('link', { name: word('place.slot') })
    .click()
  await expect.poll(() => documents).toEqual(['/slot'])
  await expect(page.getByRole('main').locator('h1')).toHaveText(word('slot.page.title'))
  await everythingAnswered(page)

  await page.route(/\/assets\/(?:index|sport-screen)-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found.' }),
  )
  await page
    .getByRole('navigation')
    .getByRole('link', { name: word('place.sport') })
    .click()
  await expect(crash(page)).toBeVisible()
  await everythingAnswered(page)
  expect(documents).toEqual(['/slot'])
})
