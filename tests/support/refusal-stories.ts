import type { Locator, Page } from '@playwright/test'
import type { OperationId } from '../../mocks/handlers/contract.ts'
import { outcomeOf } from '../../src/http/outcome.ts'
import { main, open, press } from './money-forms.ts'
import { reading } from './reading.ts'
import { refusalsOf, refuse, UNKNOWN } from './refusals.ts'
import { expect, test } from './story.ts'
import { becomeMember, demo } from './visitor.ts'
import { INQUIRIES_AT_ONCE } from '../../src/lib/operator-defaults.ts'
import { word } from './words.ts'

type WordId = Parameters<typeof word>[0]

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

async function fill(page: Page, texts: Readonly<Partial<Record<WordId, string>>>): Promise<void> {
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

export const walks = {
  writeHelp: {
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
} as const satisfies Partial<Record<OperationId, Walk>>

export function testRefusalsOf(operation: keyof typeof walks): void {
  const { path, act, words = {} }: Walk = walks[operation]
  test(`R-CALL-06 ${operation}: each refusal of the contract, and an unknown one, has a message`, async ({
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
        const message = word(words[status] ?? `outcome.${outcomeOf(status)}`, {
          count: INQUIRIES_AT_ONCE,
        })
        await expect(page.getByText(message).first()).toBeVisible()
        await expect(main(page)).not.toContainText(UNKNOWN)
      })
  })
}
