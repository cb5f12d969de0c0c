import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { everythingAnswered } from './calls.ts'
import { passUntilVisible, seeFooterRecover } from './fault-walk.ts'
import type { Walk } from './fault-walk.ts'
import { alertNamed } from './games.ts'
import { newcomer } from './newcomer.ts'
import type { WordId } from './screens.ts'
import { demo, loginDrawer, loginForm, signOutButton } from './visitor.ts'
import { word } from './words.ts'

type SaidToGuest = { readonly registration: WordId; readonly login: WordId }

export async function walkAsGuest(walk: Walk, messages: SaidToGuest): Promise<void> {
  await registerThroughFault(walk, messages.registration)
  const { page, backend, fault } = walk
  backend.breakBy(fault)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await seeFooterRecover(walk)
  await logInThroughFault(walk, messages.login)
}

async function registerThroughFault(
  { page, backend, fault }: Walk,
  messageId: WordId,
): Promise<void> {
  backend.breakBy(fault)
  await page.goto('/register')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const send = main.getByRole('button', { name: word('register.button.submit') })
  await fillRegistration(page)
  await send.click()
  await expect(main.getByRole('alert')).toContainText(word(messageId))
  backend.mend()
  await send.click()
  // The backend had registered the guest; only its answer was broken.
  await expect(main.getByText(word('register.refusal.id')).first()).toBeVisible()
}

async function logInThroughFault({ page, backend }: Walk, messageId: WordId): Promise<void> {
  const form = loginForm(loginDrawer(page))
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  await form.submit.click()
  const refusalDialog = alertNamed(page, word('msg2030'))
  await expect(refusalDialog).toContainText(word(messageId))
  await refusalDialog.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(form.id).toHaveValue(demo.id)
  backend.mend()
  await form.submit.click()
  await passUntilVisible(page, signOutButton(page))
}

export async function fillRegistration(page: Page): Promise<void> {
  const field = (id: WordId) => page.getByRole('main').getByLabel(word(id), { exact: true })
  await field('register.field.id').fill(newcomer.id)
  await field('register.field.nick').fill(newcomer.nick)
  await field('register.field.phone').fill(newcomer.phone)
  const next = page
    .getByRole('main')
    .getByRole('button', { name: word('register.button.next', { step: '' }) })
  // A check of the id that fails during the press would hold the guest at the field once.
  await everythingAnswered(page)
  await next.click()
  await field('register.field.bankName').selectOption(newcomer.bankname)
  await field('register.field.bankOwner').fill(newcomer.bankOwner)
  await field('register.field.bankNumber').fill(newcomer.banknum)
  await next.click()
  await field('register.field.password').fill(newcomer.pw)
  await field('register.field.passwordAgain').fill(newcomer.pw)
  for (const name of [word('register.confirm.age', { age: '19' }), word('register.confirm.terms')])
    await page.getByRole('checkbox', { name }).check()
}
