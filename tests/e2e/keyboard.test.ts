import { main, won } from '../support/money-forms.ts'
import { casinoProvider, expectGame, gameTile, games } from '../support/games.ts'
import { focusedStop, tabTo } from '../support/keyboard.ts'
import { newcomer } from '../support/newcomer.ts'
import { expect, test } from '../support/story.ts'
import {
  demo,
  desk,
  dialogOf,
  expectGuest,
  loginForm,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

test('R-NAV-01 a keyboard user registers, logs in, deposits, converts, plays, withdraws, sends an inquiry and logs out; the focus is always visible', async ({
  page,
}) => {
  const { keyboard } = page
  const press = async (name: string): Promise<void> => {
    await tabTo(page, main(page).getByRole('button', { name, exact: true }))
    await keyboard.press('Enter')
  }
  const fill = async (label: string, text: string): Promise<void> => {
    await tabTo(page, main(page).getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  /** The menu is before the page; after its end only once, past all that follows the page. */
  const goByMenu = async (
    place: Parameters<typeof word>[0],
    title: string,
    key: 'Tab' | 'Shift+Tab' = 'Shift+Tab',
  ): Promise<void> => {
    const menu = page.getByRole('navigation', { name: word('shell.menu.label') })
    await tabTo(page, menu.getByRole('link', { name: word(place) }), key)
    await keyboard.press('Enter')
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  const answer = async (button: string): Promise<void> => {
    const question = page.getByRole('alertdialog')
    await tabTo(page, question.getByRole('button', { name: button, exact: true }))
    await keyboard.press('Enter')
    await expect(question).toBeHidden()
  }

  await page.goto('/register')
  await expect(
    main(page).getByRole('button', { name: word('register.button.next', { step: '' }) }),
  ).toBeVisible()
  await test.step('the first press of Tab offers the way to the content', async () => {
    await keyboard.press('Tab')
    const skip = page.getByRole('link', { name: word('shell.skip.label') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
    await keyboard.press('Tab')
    await expect(main(page).getByLabel(word('register.field.id'))).toBeFocused()
  })
  await keyboard.type(newcomer.id)
  await fill(word('register.field.nick'), newcomer.nick)
  await fill(word('register.field.phone'), newcomer.phone)
  await keyboard.press('Enter')
  const bank = main(page).getByLabel(word('register.field.bankName'), { exact: true })
  await tabTo(page, bank)
  await expect(bank.getByRole('option', { name: newcomer.bankname })).toBeAttached()
  while ((await bank.inputValue()) !== newcomer.bankname) await keyboard.press('ArrowDown')
  await fill(word('register.field.bankOwner'), newcomer.bankOwner)
  await fill(word('register.field.bankNumber'), newcomer.banknum)
  await keyboard.press('Enter')
  await fill(word('register.field.password'), newcomer.pw)
  await fill(word('register.field.passwordAgain'), newcomer.pw)
  for (const name of [
    word('register.confirm.age', { age: '19' }),
    word('register.confirm.terms'),
  ]) {
    await tabTo(page, main(page).getByRole('checkbox', { name }))
    await keyboard.press('Space')
  }
  await press(word('register.button.submit'))
  await expect(main(page)).toContainText(word('register.done.title'))
  await tabTo(page, main(page).getByRole('link', { name: word('register.done.login') }))
  await keyboard.press('Enter')

  const form = loginForm(main(page))
  await tabTo(page, form.id)
  await keyboard.type(demo.id)
  await tabTo(page, form.password)
  await keyboard.type(demo.pw)
  await keyboard.press('Enter')
  await expect(signOutButton(page)).toBeVisible()

  await goByMenu('place.deposit', word('deposits.page.title'), 'Tab')
  await fill(word('amount.label'), '50000')
  await press(word('deposits.button.submit'))
  await expect(main(page).getByText(word('deposits.done.title'))).toBeVisible()

  await goByMenu('place.comp', word('comp.page.title'), 'Tab')
  await fill(word('amount.label'), '10000')
  await press(word('transfers.submit.compToBalance'))
  await expect(main(page).getByText(word('transfers.done.compToBalance'))).toBeVisible()

  await goByMenu('place.casino', word('casino.page.title'))
  await tabTo(page, gameTile(page, 'casino'))
  const [game] = await Promise.all([page.waitForEvent('popup'), keyboard.press('Enter')])
  await expectGame(game, games.casino.name)
  const stake = game.getByRole('radio', { name: '5,000' })
  await tabTo(game, game.getByRole('radio').first())
  while (!(await stake.isChecked())) await game.keyboard.press('ArrowRight')
  await tabTo(game, game.getByRole('button', { name: '돌리기' }))
  await game.keyboard.press('Enter')
  await expect(game.getByRole('listitem')).toContainText(['베팅 5,000원'])
  await game.close()
  expect(casinoProvider.nameKo).toBe(games.casino.name)

  await goByMenu('place.withdraw', word('withdrawals.page.title'))
  await fill(word('amount.label'), '30000')
  await press(word('withdrawals.button.submit'))
  await expect(page.getByRole('alertdialog')).toContainText(
    word('withdrawals.question', { amount: '30,000', ...won }),
  )
  await test.step('the question shows account, time and balance of the withdrawal', async () => {
    const facts = page.getByRole('alertdialog').getByRole('definition')
    await expect(facts).toHaveText([
      word('withdrawals.way.transfer'),
      /•.*\d{4}/,
      '보통 30분 이내',
      /1,260,000.*1,230,000/,
    ])
  })
  await answer(word('withdrawals.button.submit'))
  await expect(main(page).getByText(word('withdrawals.done.title'))).toBeVisible()

  await goByMenu('place.help', word('place.help'))
  await fill(word('inquiries.form.subject'), '계좌 변경')
  await fill(word('inquiries.form.content'), '은행을 바꾸고 싶어요.')
  await press(word('inquiries.button.send'))
  await expect(main(page)).toContainText(word('inquiries.done'))
  expect(await focusedStop(page)).toMatchObject({ isSeen: true })

  await tabTo(page, signOutButton(page))
  await keyboard.press('Enter')
  await test.step('R-SESS-06 the logout question focuses No first, and Esc returns the focus', async () => {
    const question = dialogOf(page, word('msg2285'))
    await expect(question.getByRole('button', { name: word('dialog.button.no') })).toBeFocused()
    await keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(signOutButton(page)).toBeFocused()
  })
  await keyboard.press('Enter')
  await answer(word('dialog.button.yes'))
  await expectGuest(page)
})
