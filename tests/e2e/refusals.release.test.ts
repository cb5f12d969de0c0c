import type { Locator, Page } from '@playwright/test'
import type { OperationId } from '../../mocks/handlers/contract.ts'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { outcomeOf } from '../../src/http/outcome.ts'
import { INQUIRIES_AT_ONCE } from '../../src/lib/operator-defaults.ts'
import { main, moneyForms, open, press } from '../support/money-forms.ts'
import { expect, matrixUnless, test } from '../support/story.ts'
import { becomeMember, demo, desk, reading, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

/** A status that is not in the contract. */
const UNKNOWN = 'not_in_the_contract'

const refusalsOf = (operation: string): readonly string[] => {
  const found = backendOperations.find(({ operationId }) => operationId === operation)
  return [...Object.keys(found?.answers ?? {}).filter((status) => status !== 'success'), UNKNOWN]
}

async function refuse(
  mockUrl: string,
  operation: OperationId,
  status: string,
  times = 1,
): Promise<void> {
  const response = await fetch(`${mockUrl}/__mock/override`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operation,
      answer: status === UNKNOWN ? { status } : status,
      times,
      ...(status === UNKNOWN && { breaksContract: true }),
    }),
  })
  if (!response.ok) throw new Error(`The mock backend does not refuse ${operation} by ${status}`)
}

type WordId = Parameters<typeof word>[0]

/** Refusals with their own message: operation and status → message. */
const ownWords: Readonly<Record<string, WordId>> = {
  'applyUserDeposit wait': 'deposits.refusal.waiting',
  'applyUserDeposit time': 'deposits.refusal.locked',
  'payDeposit wait': 'deposits.refusal.waiting',
  'payDeposit time': 'deposits.refusal.locked',
  'applyUserWithdraw wait': 'withdrawals.refusal.waiting',
  'applyUserWithdraw time': 'withdrawals.refusal.locked',
  'payWithdrawal wait': 'withdrawals.refusal.waiting',
  'payWithdrawal time': 'withdrawals.refusal.locked',
  'payWithdrawal cant_find_code': 'withdrawals.refusal.expired',
}

for (const { name, path, route, operation, fill, submit } of moneyForms)
  test(
    `R-CALL-06 ${name}: each refusal of the contract, and an unknown one, has a message`,
    matrixUnless(operation === 'payWithdrawal'),
    async ({ page, baseURL, stage }) => {
      await becomeMember(page, baseURL ?? '', demo)
      await open(page, path)
      await fill(page)
      for (const status of refusalsOf(operation))
        await test.step(status, async () => {
          await refuse(stage.mockUrl, operation, status)
          // The input is kept: the next press sends it again.
          const answered = page.waitForResponse(route)
          await submit(page)
          await answered
          const alert = main(page).getByRole('alert')
          await expect(alert).toContainText(
            word(ownWords[`${operation} ${status}`] ?? `outcome.${outcomeOf(status)}`),
          )
          const isUnknown = outcomeOf(status) === 'unknown'
          await expect(alert).toContainText(
            word(isUnknown ? 'failure.outcome-unknown.body' : 'moneyForm.refusal.kept'),
          )
          if (status !== 'time') await expect(alert).not.toContainText(status)
        })
    },
  )

const firstItem = (page: Page): Locator =>
  main(page).getByRole('list').getByRole('listitem').first().getByRole('button')

async function openFirst(page: Page): Promise<void> {
  const heading = reading(page).getByRole('heading').first()
  // The first Escape may close a message that is still there.
  await expect(async () => {
    if (await heading.isVisible()) await heading.press('Escape')
    await expect(heading).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await firstItem(page).click()
}

async function deleteFirst(page: Page): Promise<void> {
  const ok = page.getByRole('alertdialog').getByRole('button', { name: word('dialog.button.ok') })
  if (await ok.isVisible()) await ok.click()
  await openFirst(page)
  const name = word('notes.button.delete')
  await reading(page).getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}

async function fillIn(page: Page, texts: Readonly<Partial<Record<WordId, string>>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await main(page)
      .getByLabel(word(label as WordId), { exact: true })
      .fill(text)
}

type Walk = {
  readonly path: string
  readonly act: (page: Page) => Promise<void>
  /** Refusals with their own message. */
  readonly words?: Readonly<Record<string, WordId>>
}

const walks: Partial<Record<OperationId, Walk>> = {
  writeHelp: {
    path: '/help',
    act: async (page) => {
      await fillIn(page, {
        'inquiries.form.subject': '계좌',
        'inquiries.form.content': '바꿔 주세요',
      })
      await press(page, word('inquiries.button.send'))
    },
    words: { wait: 'inquiries.refusal.waiting' },
  },
  deleteNote: {
    path: '/note',
    act: deleteFirst,
    words: { already: 'notes.deleted.one' },
  },
  userExchangeToPass: {
    path: '/user',
    act: async (page) => {
      const sheet = page.getByRole('dialog', { name: word('password.form.title') })
      if (!(await sheet.isVisible())) await press(page, word('member.password.open'))
      const texts = { present: 'wrong-1234', next: 'new-pass-2026', again: 'new-pass-2026' }
      for (const [field, text] of Object.entries(texts))
        await sheet
          .getByLabel(word(`password.field.${field as keyof typeof texts}`), { exact: true })
          .fill(text)
      await sheet.getByRole('button', { name: word('password.button.submit') }).click()
    },
    words: { time: 'password.refusal.tooMany' },
  },
}

for (const [operation, { path, act, words = {} }] of Object.entries(walks) as [OperationId, Walk][])
  test(
    `R-CALL-06 ${operation}: each refusal of the contract, and an unknown one, has a message`,
    matrixUnless(operation === 'deleteNote'),
    async ({ page, baseURL, stage }) => {
      await becomeMember(page, baseURL ?? '', demo)
      await open(page, path)
      for (const status of refusalsOf(operation))
        await test.step(status, async () => {
          await refuse(stage.mockUrl, operation, status)
          await act(page)
          const message = word(words[status] ?? `outcome.${outcomeOf(status)}`, {
            count: INQUIRIES_AT_ONCE,
          })
          await expect(page.getByText(message).first()).toBeVisible()
          await expect(main(page)).not.toContainText(UNKNOWN)
        })
    },
  )

test('R-ACCT-07 payment options that fail to load are reported, and a press retries', async ({
  page,
  baseURL,
  stage,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  for (const [operation, path, option] of [
    ['getPayment', '/deposit', '가상 계좌'],
    ['getPaymentWithdraw', '/withdraw', '코인 지갑'],
  ] as const)
    await test.step(operation, async () => {
      await refuse(stage.mockUrl, operation, UNKNOWN, 9)
      await open(page, path)
      const missing = main(page).getByRole('alert')
      await expect(missing).toContainText(word('moneyForm.options.failed'))
      await expect(missing).toContainText(word('moneyForm.options.meanwhile'))
      await fetch(`${stage.mockUrl}/__mock/override`, { method: 'DELETE' })
      await press(page, word('failure.button.retry'))
      await expect(page.getByRole('radio', { name: option })).toBeVisible()
      await expect(missing).toBeHidden()
    })
})
