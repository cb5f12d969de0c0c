import type { CDPSession, Page } from '@playwright/test'
import { add, main, open, press } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: { reducedMotion: 'reduce' } })

const amountField = (page: Page) => main(page).getByLabel(word('amount.label'), { exact: true })
const unreadable = word('amount.error.unreadable', { example: '50,000' })

const compose = async (cdp: CDPSession, steps: readonly string[]) => {
  for (const text of steps)
    await cdp.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await cdp.send('Input.insertText', { text: steps.at(-1) ?? '' })
}

const drop = async (page: Page, cdp: CDPSession, text: string) => {
  const { x, y, width, height } = (await amountField(page).boundingBox())!
  const at = {
    x: x + width / 2,
    y: y + height / 2,
    data: { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 },
  }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at })
}

test('R-ACCT-03 R-ACCT-07 typed, pasted, dropped, dictated and composed amounts are read alike, and sent as they are shown', async ({
  page,
  baseURL,
  backend,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  const cdp = await page.context().newCDPSession(page)
  const field = amountField(page)
  const insert = (text: string) => cdp.send('Input.insertText', { text })
  const type = (text: string) => page.keyboard.type(text)
  const ways: readonly (readonly [() => Promise<unknown>, string, boolean])[] = [
    [() => insert('1,000.00'), '1,000', true],
    [() => type('50000.5'), '50,000.5', false],
    [() => drop(page, cdp, '50,000.50'), '50,000.50', false],
    [() => drop(page, cdp, '50,000.00'), '50,000', true],
    [() => insert('1.000'), '1.000', false],
    [() => insert('5만'), '50,000', true],
    [() => insert('10만 5천'), '105,000', true],
    [() => insert('1억'), '100,000,000', true],
    [() => insert('๕๐,๐๐๐'), '50,000', true],
    [() => compose(cdp, ['５', '５０', '５００', '５０００', '５００００']), '50,000', true],
  ]
  for (const [enter, shown, isAmount] of ways) {
    await field.fill('')
    await field.focus()
    await enter()
    await expect(field).toHaveValue(shown)
    await expect(main(page).getByText(unreadable)).toHaveCount(isAmount ? 0 : 1)
    if (isAmount) continue
    await field.press('Enter')
    await expect(field).toBeFocused()
  }
  expect(backend.callsTo('applyUserDeposit')).toBe(0)

  await field.fill('')
  await type('10만 5천')
  await expect(field).toHaveAccessibleDescription('= 105,000원')
  const sent = page.waitForRequest('**/apply-user-deposit')
  await press(page, word('deposits.button.submit'))
  expect((await sent).postDataJSON()).toMatchObject({ amount: 105_000 })

  await test.step('the field of a limit', async () => {
    await open(page, '/limits')
    const name = word('protection.limit.deposit_month')
    await main(page)
      .getByRole('button', { name: word('protection.limit.addNamed', { name }) })
      .or(main(page).getByRole('button', { name: word('protection.limit.editNamed', { name }) }))
      .click()
    const limit = page.getByLabel(word('protection.limit.field', { name }))
    await limit.fill('50만')
    await expect(limit).toHaveValue('500,000')
    await limit.fill('500.000')
    await expect(page.getByText(unreadable)).toBeVisible()
  })
})

test('R-ACCT-07 Backspace, undo and a foreign key change the digit beside the caret and no other one', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  const field = amountField(page)
  await field.fill('1234567')
  const caretTo = (at: number) =>
    field.evaluate((input: HTMLInputElement, to) => input.setSelectionRange(to, to), at)
  const now = () => field.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart])
  await caretTo(6)
  await page.keyboard.press('Backspace')
  expect(await now()).toEqual(['123,567', 3])
  await page.keyboard.press('Backspace')
  expect(await now()).toEqual(['12,567', 2])
  await page.keyboard.press('x')
  expect(await now()).toEqual(['12x,567', 3])
  await page.keyboard.press('Backspace')
  expect(await now()).toEqual(['12,567', 2])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await now()).toEqual(['123,567', 3])
  await press(page, add('1만'))
  await expect(field).toHaveValue('133,567')
})

test('R-ACCT-07 a transfer above the operator’s sum is asked about once, and a smaller one is not', async ({
  page,
  baseURL,
  backend,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  const question = page.getByRole('alertdialog')
  const submit = word('transfers.submit.intoGames')
  await open(page, '/game')
  await amountField(page).fill('1000001')
  await press(page, submit)
  await expect(question).toContainText('1,000,001원')
  await question.getByRole('button', { name: word('dialog.button.no') }).click()
  await expect(question).toHaveCount(0)
  expect(backend.callsTo('userTransferIn')).toBe(0)
  await press(page, submit)
  await question.getByRole('button', { name: submit }).click()
  await expect.poll(() => backend.callsTo('userTransferIn')).toBe(1)
  await expect(question).toHaveCount(0)
  await expect(main(page)).toContainText(word('transfers.done.intoGames'))
  await page.getByRole('radio', { name: word('transfers.way.outOfGames') }).check()
  await amountField(page).fill('1000000')
  await press(page, word('transfers.submit.outOfGames'))
  await expect(main(page)).toContainText(word('transfers.done.outOfGames'))
  expect(backend.callsTo('userWithdraw')).toBe(1)
})
