import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { everythingAnswered } from '../support/calls.ts'
import { fillRegistration } from '../support/guest-walk.ts'
import { main } from '../support/money-forms.ts'
import { newcomer } from '../support/newcomer.ts'
import { expect, test } from '../support/story.ts'
import {
  demo,
  desk,
  hidePopup,
  loginDrawer,
  loginForm,
  phone,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', viewport: desk, contextOptions: still })

const mail = (page: Page) => page.getByRole('link', { name: 'support@maru.example' })

async function logInAs(page: Page, id: string, pw: string): Promise<void> {
  const form = loginForm(loginDrawer(page))
  await form.id.fill(id)
  await form.password.fill(pw)
  await form.submit.click()
}

test('R-REG-01 a visitor reads the terms, registers, and learns the next step and how to reach support', async ({
  page,
}) => {
  await page.goto('/register?step=3')
  await everythingAnswered(page)
  await expect(main(page).getByLabel(word('register.field.bankName'))).toContainText('카카오뱅크')
  await main(page)
    .getByRole('button', { name: word('register.terms.open') })
    .click()
  const dialog = page.getByRole('dialog', { name: word('register.terms.title') })
  await expect(dialog.locator('strong')).toHaveText('본인 명의의 계좌')
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: word('register.terms.agree') }).click()
  await expect(page.getByRole('checkbox', { name: word('register.confirm.terms') })).toBeChecked()
  await expectAccessible(page)
  const back = main(page).getByRole('button', { name: word('register.button.back') })
  await back.click()
  await back.click()
  await fillRegistration(page)
  await main(page)
    .getByRole('button', { name: word('register.button.submit') })
    .click()
  await expect(main(page)).toContainText(word('register.done.next'))
  await expect(mail(page)).toHaveAttribute('href', 'mailto:support@maru.example')

  await page.goto('/')
  await hidePopup(page)
  await logInAs(page, newcomer.id, newcomer.pw)
  const refusalDialog = page.getByRole('alertdialog', { name: word('login.refusal.still-waiting') })
  await refusalDialog.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(loginDrawer(page)).toContainText(word('login.refusal.still-waiting'))
  await expect(mail(page)).toBeVisible()
  await expectAccessible(page)
})

test('R-SESS-02 a member who forgot the password proves their identity, and logs in with a new one', async ({
  page,
}) => {
  await page.goto('/')
  await hidePopup(page)
  await loginDrawer(page)
    .getByRole('link', { name: word('login.link.forgot') })
    .click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(word('reset.page.title'))
  const field = (name: 'id' | 'phone' | 'bankNumber' | 'password' | 'passwordAgain') =>
    main(page).getByLabel(word(`reset.field.${name}`), { exact: true })
  const submit = () =>
    main(page)
      .getByRole('button', { name: word('reset.button.submit') })
      .click()
  await submit()
  await expect(field('id')).toBeFocused()
  await expect(field('id')).toHaveAccessibleDescription(word('register.field-error.missing'))
  await field('id').fill(demo.id)
  await field('phone').fill('010-0000-0000')
  await field('bankNumber').fill('123456-04-123456')
  await field('password').fill('new-pass-2026')
  await field('passwordAgain').fill('new-pass-2026')
  await submit()
  await expect(main(page).getByRole('alert')).toContainText(word('reset.refusal.not-found'))
  await expect(main(page).getByRole('alert')).toContainText('support@maru.example')
  await expectAccessible(page)

  await field('phone').fill('010 1234 5678')
  await submit()
  await expect(main(page)).toContainText(word('reset.done'))
  await main(page)
    .getByRole('link', { name: word('register.done.login') })
    .click()
  const form = loginForm(main(page))
  await form.id.fill(demo.id)
  await form.password.fill('new-pass-2026')
  await form.submit.click()
  await expect(signOutButton(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('R-REG-01 a newcomer’s input survives reload and Back, except passwords; after the registration nothing is kept', async ({
    page,
  }) => {
    const field = (
      name: 'id' | 'password' | 'passwordAgain' | 'nick' | 'phone' | 'bankOwner' | 'bankNumber',
    ) => main(page).getByLabel(word(`register.field.${name}`), { exact: true })
    const bank = main(page).getByLabel(word('register.field.bankName'), { exact: true })
    const storedDraft = () => page.evaluate(() => sessionStorage.getItem('maru:registration') ?? '')

    await page.goto('/register')
    await fillRegistration(page)
    expect(await storedDraft()).not.toContain(newcomer.pw)

    const expectKept = async () => {
      await expect(field('id')).toHaveValue(newcomer.id)
      await expect(field('nick')).toHaveValue(newcomer.nick)
      await expect(field('phone')).toHaveValue(newcomer.phone)
      await expect(bank).toHaveValue(newcomer.bankname)
      await expect(field('bankOwner')).toHaveValue(newcomer.bankOwner)
      await expect(field('bankNumber')).toHaveValue(newcomer.banknum)
      await expect(field('password')).toHaveValue('')
      await expect(field('passwordAgain')).toHaveValue('')
    }
    await page.reload()
    await expectKept()
    await page.goto('/login')
    await page.goBack()
    await expectKept()
    await expect(field('password')).toBeVisible()
    await page.goBack()
    await expect(field('bankOwner')).toBeVisible()
    await page.goForward()

    await field('password').fill(newcomer.pw)
    await field('passwordAgain').fill(newcomer.pw)
    for (const box of await main(page).getByRole('checkbox').all()) await box.check()
    await main(page)
      .getByRole('button', { name: word('register.button.submit') })
      .click()
    await expect(main(page)).toContainText(word('register.done.title'))
    expect(await storedDraft()).toBe('')
  })
})
