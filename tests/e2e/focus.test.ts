import type { Page } from '@playwright/test'
import { whenIdle } from '../support/calls.ts'
import { main } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  dialogOf,
  desk,
  loginForm,
  openAsMember,
  phone,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    const heading = active?.querySelector('h1, h2, h3')?.textContent
    return `${active?.localName} ${active?.getAttribute('aria-label') ?? heading ?? ''}`.trim()
  })

test('R-COMM-02 the focus stays in its part of the page when a press removes or disables the button', async ({
  page,
  baseURL,
}) => {
  await openAsMember(page, baseURL!, '/deposit')
  await whenIdle(page)

  await test.step('the button that asks for the account', async () => {
    const ask = main(page).getByRole('button', { name: word('deposits.account.ask') })
    await ask.press('Enter')
    await expect(ask).toBeHidden()
    expect(await focused(page)).toBe(`section ${word('deposits.account.title')}`)
  })
  await test.step('the field from which a deposit is asked for', async () => {
    const amount = main(page).getByRole('textbox', { name: word('amount.label') })
    await amount.fill('50000')
    await amount.press('Enter')
    await expect(main(page).getByText(word('deposits.done.title')).first()).toBeVisible()
    expect(await focused(page)).not.toBe('body')
  })
  await test.step('a press beside all controls is the player’s own wish', async () => {
    const box = await main(page).getByRole('heading', { level: 1 }).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 500, (box?.y ?? 0) + 4)
    expect(await focused(page)).toMatch(/^(body|main|h1)/)
  })
})

test('R-COMM-01 the focus stays on the list whose button marks all messages as read', async ({
  page,
  baseURL,
  mock,
}) => {
  await mock.reset('unread')
  await openAsMember(page, baseURL!, '/note')
  await whenIdle(page)
  await page.keyboard.press('Escape')
  const readAll = main(page).getByRole('button', { name: word('notes.button.readAll') })
  await readAll.press('Enter')
  await expect(readAll).toHaveCount(0)
  await expect.poll(() => focused(page)).toMatch(/^section/)
})

test('on a phone Tab reaches the time and the limits before the bar below them', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  await becomeMember(page, baseURL!, demo)
  await page.goto('/comp')
  const strip = page.getByRole('complementary', { name: word('protection.strip.label') })
  const bar = page.getByRole('navigation', { name: word('shell.bar.label') })
  const limits = strip.getByRole('link', { name: word('protection.strip.link') })
  await limits.focus()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(limits).toBeFocused()
})

test('R-SESS-05 after a login by Enter the page’s heading has the focus, without a mark, as it is no control', async ({
  page,
}) => {
  await page.goto('/login')
  const form = loginForm(main(page))
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  await form.password.press('Enter')
  const heading = main(page).getByRole('heading', { level: 1, name: word('home.hero.title') })
  await expect(heading).toBeFocused()
  expect(
    await heading.evaluate((title) => {
      const { outlineStyle, textDecorationLine } = getComputedStyle(title)
      return [outlineStyle, textDecorationLine]
    }),
  ).toEqual(['none', 'none'])
})

test('R-ACCT-07 the question before cancelling a request has the layout of every dialog, whatever the place of its button', async ({
  page,
  baseURL,
}) => {
  await openAsMember(page, baseURL!, '/deposit')
  const lookOf = () =>
    page.getByRole('alertdialog').evaluate((dialog) => {
      const { fontSize, fontWeight, lineHeight, textAlign, whiteSpace } = getComputedStyle(dialog)
      return {
        fontSize,
        fontWeight,
        lineHeight,
        textAlign,
        whiteSpace,
        in: dialog.parentElement?.localName,
      }
    })
  const amount = main(page).getByRole('textbox', { name: word('amount.label') })
  await amount.fill('50000')
  await amount.press('Enter')
  await main(page)
    .getByRole('button', { name: word('requests.button.cancel') })
    .first()
    .click()
  const look = await lookOf()
  expect(look).toMatchObject({ textAlign: 'start', in: 'body' })
  await dialogOf(page, '')
    .getByRole('button', { name: word('dialog.button.close') })
    .click()
  await page.getByRole('button', { name: word('account.button.signOut') }).click()
  expect(await lookOf()).toEqual(look)
})
