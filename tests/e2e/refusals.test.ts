import type { Locator, Page } from '@playwright/test'
import type { OperationId } from '../../mocks/handlers/contract.ts'
import { outcomeOf } from '../../src/http/outcome.ts'
import { main, open, press } from '../support/money-forms.ts'
import { refusalsOf, refuse, UNKNOWN } from '../support/refusals.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

type WordId = Parameters<typeof word>[0]

test.use({ viewport: desk, locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

const firstItem = (page: Page): Locator =>
  main(page).getByRole('list').getByRole('listitem').first().getByRole('button')

async function openFirst(page: Page): Promise<void> {
  const close = page
    .getByRole('dialog')
    .getByRole('button', { name: word('dialog.button.close') })
    .first()
  if (await close.isVisible()) await close.click()
  await expect(close).toBeHidden()
  await firstItem(page).click()
}

async function deleteFirst(page: Page): Promise<void> {
  const ok = page.getByRole('alertdialog').getByRole('button', { name: word('dialog.button.ok') })
  if (await ok.isVisible()) await ok.click()
  await openFirst(page)
  const name = word('notes.button.delete')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}

async function fill(page: Page, texts: Readonly<Partial<Record<WordId, string>>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await main(page)
      .getByLabel(word(label as WordId), { exact: true })
      .fill(text)
}

type Walk = {
  readonly operation: OperationId
  readonly path: string
  /** Makes the page call the operation; any number of times in the same page. */
  readonly act: (page: Page) => Promise<void>
  /** Where a refusal has words of its own. */
  readonly words?: Readonly<Record<string, WordId>>
}

const walks: readonly Walk[] = [
  {
    operation: 'writeHelp',
    path: '/help',
    act: async (page) => {
      await fill(page, {
        'inquiries.form.subject': '계좌',
        'inquiries.form.content': '바꿔 주세요',
      })
      await press(page, word('inquiries.button.send'))
    },
    words: { wait: 'inquiries.refusal.waiting' },
  },
  {
    operation: 'deleteNote',
    path: '/note',
    act: deleteFirst,
    words: { already: 'notes.deleted.one' },
  },
  {
    operation: 'userExchangeToPass',
    path: '/user',
    act: async (page) => {
      await fill(page, {
        'password.field.present': 'wrong-1234',
        'password.field.next': 'new-pass-2026',
        'password.field.again': 'new-pass-2026',
      })
      await press(page, word('password.button.submit'))
    },
    words: { time: 'password.refusal.tooMany' },
  },
]

for (const { operation, path, act, words = {} } of walks)
  test(`R-CALL-06 ${operation}: each refusal of the contract, and one that it does not have, is said in words`, async ({
    page,
    baseURL,
    stage,
  }) => {
    await becomeMember(page, baseURL ?? '', demo)
    await open(page, path)
    for (const status of refusalsOf(operation))
      await test.step(status, async () => {
        await refuse(stage.mockUrl, operation, status)
        await act(page)
        const said = word(words[status] ?? `outcome.${outcomeOf(status)}`)
        await expect(page.getByText(said).first()).toBeVisible()
        await expect(main(page)).not.toContainText(UNKNOWN)
      })
  })

test('R-ACCT-07 payment options that do not come are said to be missing, and come by a press', async ({
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
