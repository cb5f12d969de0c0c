import { fillRegistration } from '../support/guest-walk.ts'
import { main } from '../support/money-forms.ts'
import { newcomer } from '../support/newcomer.ts'
import { expect, test } from '../support/story.ts'
import { phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: phone, contextOptions: still })

test('R-REG-01 a newcomer’s input survives reload and Back, except passwords; after the registration nothing is kept', async ({
  page,
}) => {
  const field = (
    name: 'id' | 'password' | 'passwordAgain' | 'nick' | 'phone' | 'bankOwner' | 'bankNumber',
  ) => main(page).getByLabel(word(`register.field.${name}`), { exact: true })
  const bank = main(page).getByLabel(word('register.field.bankName'), { exact: true })
  const kept = () => page.evaluate(() => sessionStorage.getItem('maru:registration') ?? '')

  await page.goto('/register')
  await fillRegistration(page)
  expect(await kept()).not.toContain(newcomer.pw)

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
  expect(await kept()).toBe('')
})
