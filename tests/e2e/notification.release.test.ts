import type { Page } from '@playwright/test'
import { changeAnswer, everythingAnswered, holdBack } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  dialogOf,
  expectGuest,
  reading,
  signIn,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })
test.beforeEach(({ mock }) => mock.reset('unread'))

const arrive = async (page: Page, baseURL: string, path: string): Promise<void> => {
  await becomeMember(page, baseURL, demo)
  await page.goto(path)
  await expect(signOutButton(page)).toBeAttached()
}

const about = (page: Page) => ({
  notes: dialogOf(page, word('msg2003')),
  inquiry: dialogOf(page, word('msg2004')),
})

/** Unread mark of a menu entry; not accessible while a dialog is open. */
const unreadMark = (page: Page, count: number) =>
  page
    .getByRole('navigation', { name: word('shell.menu.label'), includeHidden: true })
    .getByRole('img', { name: word('shell.count.unread', { count }), includeHidden: true })

/** No dialog opens, even after every request has been answered. */
const expectQuiet = async (page: Page): Promise<void> => {
  await everythingAnswered(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

const readFirst = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click()
  await expect(reading(page)).toBeVisible()
}

const goOn = async (page: Page, path: string): Promise<void> => {
  const menu = page.getByRole('navigation', { name: word('shell.menu.label') })
  await menu.locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const answer of ['dialog.button.no', 'dialog.button.yes'] as const)
  test(`R-NOTE-01 R-NOTE-02 a member who answered both dialogs by ${answer} is not asked again after a reload`, async ({
    page,
    baseURL,
  }) => {
    await arrive(page, baseURL!, '/comp')
    const { notes, inquiry } = about(page)
    await notes.getByRole('button', { name: word(answer) }).click()
    await goOn(page, '/slot')
    await inquiry.getByRole('button', { name: word(answer) }).click()
    await goOn(page, '/comp')
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload()
      await expect(signOutButton(page)).toBeAttached()
      await expectQuiet(page)
    }
  })

test('R-NOTE-01 a member who declined is not asked again on other pages, but after the next login', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  await arrive(page, baseURL!, '/comp')
  const { notes, inquiry } = about(page)
  await notes.getByRole('button', { name: word('dialog.button.no') }).click()
  await goOn(page, '/slot')
  await inquiry.getByRole('button', { name: word('dialog.button.no') }).click()
  const healthAnswer = page.waitForResponse('**/api/routes/user-health-check')
  await page.clock.fastForward(30_000)
  await (await healthAnswer).finished()
  await expectQuiet(page)

  const session = await holdBack(page, 'session')
  const machines = page.waitForResponse(/\/assets\/member-actors-/)
  await page.reload()
  const code = (await machines).url()
  await page.evaluate((url) => import(url) as Promise<unknown>, code)
  session.release()
  await expect(unreadMark(page, 3)).toBeAttached()
  await expectQuiet(page)

  await page.unrouteAll()
  await context.clearCookies({ name: 'session' })
  await page.goto('/')
  await expectGuest(page)
  await signIn(page, demo)
  await expect(notes).toBeVisible()
})

test('R-COMM-01 R-NOTE-01 R-NOTE-03 R-SESS-08 on the page of the messages no dialog offers to go there; reading one counts at once, though a check of before is on its way, and the other offer waits meanwhile', async ({
  page,
  baseURL,
}) => {
  await arrive(page, baseURL!, '/note')
  const { notes, inquiry } = about(page)
  await expect(inquiry).toBeVisible()
  await expect(notes).toBeHidden()
  await inquiry.getByRole('button', { name: word('dialog.button.no') }).click()
  await everythingAnswered(page)
  const requested = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  await page.route(
    '**/api/routes/user-health-check',
    async (route) => {
      const response = await route.fetch()
      requested.resolve()
      await read.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.evaluate(comeBack)
  await requested.promise
  const readAnswer = page.waitForResponse('**/api/routes/read-note-message')
  await readFirst(page)
  await (await readAnswer).finished()
  read.resolve()
  await expect(unreadMark(page, 2)).toBeAttached({ timeout: 30_000 })

  await changeAnswer(page, 'user-health-check', (answer) => ({ ...answer, helpCount: 7 }))
  await page.evaluate(comeBack)
  await expect(unreadMark(page, 7)).toBeAttached()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(reading(page)).toBeHidden()
  await expect(inquiry).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
})

test('R-NOTE-02 R-NOTE-03 dialogs appear one at a time: first messages, on the next page the answer, whose Yes opens it, then the pop-ups', async ({
  page,
  baseURL,
}) => {
  await arrive(page, baseURL!, '/')
  const { notes, inquiry } = about(page)
  const popup = page.getByRole('button', { name: word('popups.hide.button') })
  await expect(notes).toBeVisible()
  await everythingAnswered(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await expect(popup).toHaveCount(0)
  await notes.getByRole('button', { name: word('dialog.button.no') }).click()
  await expectQuiet(page)
  await expect(popup).toHaveCount(0)

  await goOn(page, '/slot')
  await expect(inquiry).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await inquiry.getByRole('button', { name: word('dialog.button.yes') }).click()
  await expect(page).toHaveURL('/help')
  await expect(heading(page, word('place.help'))).toBeVisible()
  await expectQuiet(page)
  await page.goBack()
  await expect(page).toHaveURL('/slot')
  await page.goBack()
  await expect(popup).toBeVisible()
  await expectQuiet(page)
})

test('R-COMM-01 a pop-up covers nothing; once closed it stays closed for this visit and returns with the next one', async ({
  page,
  context,
  mock,
}) => {
  await mock.reset('default')
  await page.goto('/')
  const hide = page.getByRole('button', { name: word('popups.hide.button') })
  await expect(hide).toBeVisible()
  const popup = page.getByRole('region').filter({ has: hide })
  const covered = await popup.evaluate((strip) => {
    const box = strip.getBoundingClientRect()
    const isOver = (other: Element) => {
      const { top, bottom, left, right } = other.getBoundingClientRect()
      return top < box.bottom && box.top < bottom && left < box.right && box.left < right
    }
    return [...document.querySelectorAll('h1, h2, a, button, input')]
      .filter((other) => !strip.contains(other) && isOver(other))
      .map((other) => other.textContent)
  })
  expect(covered).toEqual([])
  const title = await popup.getByRole('heading').textContent()
  await popup.getByRole('button', { name: word('dialog.button.close') }).click()
  const same = page.getByRole('heading', { name: title ?? '', exact: true })
  await expect(same).toHaveCount(0)
  await page.reload()
  await everythingAnswered(page)
  await expect(same).toHaveCount(0)

  const next = await context.newPage()
  await next.goto('/')
  await expect(next.getByRole('heading', { name: title ?? '', exact: true })).toBeVisible()
})
