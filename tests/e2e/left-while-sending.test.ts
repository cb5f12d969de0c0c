import type { Page } from '@playwright/test'
import { fillRegistration } from '../support/guest-walk.ts'
import { main, open } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

async function hold(page: Page, route: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const path = `/api/routes/${route}`
  const asked = page.waitForRequest(`**${path}`)
  await page.route(`**${path}`, async (call) => {
    await promise
    await call.continue()
  })
  const answered = async () => {
    const answer = page.waitForResponse(`**${path}`)
    resolve()
    await (await answer).finished()
  }
  return { asked, answered }
}

/** Goes to a screen by the menu, without a new page. */
const goTo = (page: Page, place: Parameters<typeof word>[0]) =>
  page
    .getByRole('navigation', { name: word('shell.menu.label') })
    .getByRole('link', { name: word(place), exact: true })
    .click()

test('R-COMM-01 an inquiry that was sent is not in the form any more, even if the member left before the answer', async ({
  page,
  baseURL,
}) => {
  const call = await hold(page, 'user-write-help')
  await becomeMember(page, baseURL!, demo)
  await open(page, '/help')
  const subject = main(page).getByLabel(word('inquiries.form.subject'))
  await subject.fill('계좌 변경')
  await main(page).getByLabel(word('inquiries.form.content')).fill('은행을 바꾸고 싶어요.')
  await main(page)
    .getByRole('button', { name: word('inquiries.button.send') })
    .click()
  await call.asked
  await goTo(page, 'place.notice')
  await expect(subject).toBeHidden()
  await call.answered()
  await goTo(page, 'place.help')
  await expect(main(page).getByRole('button', { name: '계좌 변경' })).toBeVisible()
  await expect(subject).toHaveValue('')
})

test('R-COMM-02 a member who requested the account and left before the response is not offered the request again', async ({
  page,
  baseURL,
}) => {
  const call = await hold(page, 'user-ask-account')
  await becomeMember(page, baseURL!, demo)
  await open(page, '/deposit')
  const ask = main(page).getByRole('button', { name: word('deposits.account.ask') })
  await ask.click()
  await call.asked
  await goTo(page, 'place.notice')
  await expect(ask).toBeHidden()
  await call.answered()
  await goTo(page, 'place.deposit')
  await expect(main(page)).toContainText(word('deposits.account.waiting'))
  await expect(ask).toBeHidden()
})

test('R-REG-01 nothing of a registration is kept once it is done, even if the newcomer left before the answer', async ({
  page,
}) => {
  const call = await hold(page, 'user-register')
  await page.goto('/register')
  const bank = main(page).getByLabel(word('register.field.bankName'), { exact: true })
  await fillRegistration(page)
  await main(page)
    .getByRole('button', { name: word('register.button.submit') })
    .click()
  await call.asked
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('shell.home.label', { name: 'MARU' }) })
    .click()
  await expect(bank).toBeHidden()
  await call.answered()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('maru:registration')))
    .toBeNull()
})
