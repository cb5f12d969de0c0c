import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { OperationId } from '../../mocks/handlers/contract.ts'
import { everythingAnswered } from './calls.ts'
import { word } from './words.ts'

export const won = { unit: word('money.unit') }
const points = { unit: word('money.points') }
export const add = (amount: string) => word('amount.step.brief', { amount })

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await everythingAnswered(page)
}

export const main = (page: Page): Locator => page.getByRole('main')
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
export const rows = (page: Page): Locator =>
  main(page)
    .getByRole('list', { name: word('deposits.table.caption') })
    .or(main(page).getByRole('list', { name: word('withdrawals.table.caption') }))
    .getByRole('listitem')

/** Requests a deposit of 150,000 won by the method of this name. */
export async function requestDeposit(page: Page, way: string): Promise<void> {
  await open(page, '/deposit')
  await page.getByRole('radio', { name: way }).check()
  await main(page).getByLabel(word('amount.label'), { exact: true }).fill('150000')
  await press(page, word('deposits.button.submit'))
  await expect(main(page).getByRole('status').getByText(word('deposits.done.title'))).toBeVisible()
}

/** The member's total: in the header, or in the account panel where that is beside the page. */
export const total = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: word('shell.balance.label') })
    .or(
      page
        .getByRole('complementary', { name: word('shell.drawer.account') })
        .getByRole('definition')
        .first(),
    )

export type MoneyForm = {
  readonly name: string
  readonly path: string
  readonly route: string
  readonly operation: OperationId
  readonly fill: (page: Page) => Promise<void>
  readonly submit: (page: Page) => Promise<void>
  readonly sentText: string
  readonly doneText: string
  readonly see: (page: Page) => Promise<void>
  readonly seeNothing: (page: Page) => Promise<void>
}

const seeOneWaiting = async (page: Page) => {
  await expect(rows(page).filter({ hasText: word('request.state.waiting') })).toHaveCount(1)
}
const seeNoneWaiting = async (page: Page) => {
  await expect(rows(page).filter({ hasText: word('request.state.cancelled') })).not.toHaveCount(0)
  await expect(rows(page).filter({ hasText: word('request.state.waiting') })).toHaveCount(0)
}
const seeTotal = (sum: string) => (page: Page) => expect(total(page)).toContainText(sum)
const seeAmount = (sum: string) => (page: Page) =>
  expect(main(page).getByText(sum, { exact: true }).filter({ visible: true }).first()).toBeVisible()

export const confirmWithdrawal = async (page: Page) => {
  await press(page, word('withdrawals.button.submit'))
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: word('withdrawals.button.submit') }).click()
}

export const moneyForms: readonly MoneyForm[] = [
  {
    name: 'a deposit by transfer',
    path: '/deposit',
    route: '**/apply-user-deposit',
    operation: 'applyUserDeposit',
    fill: (page) => press(page, add('5만')),
    submit: (page) => press(page, word('deposits.button.submit')),
    sentText: word('deposits.sent', { amount: '50,000', ...won }),
    doneText: word('deposits.done.title'),
    see: seeOneWaiting,
    seeNothing: seeNoneWaiting,
  },
  {
    name: 'a deposit by a payment option',
    path: '/deposit',
    route: '**/apply-deposit-payment',
    operation: 'payDeposit',
    fill: async (page) => {
      await page.getByRole('radio', { name: '가상 계좌' }).check()
      await press(page, add('5만'))
    },
    submit: (page) => press(page, word('deposits.button.submit')),
    sentText: word('deposits.sent', { amount: '50,000', ...won }),
    doneText: word('deposits.done.title'),
    see: seeOneWaiting,
    seeNothing: seeNoneWaiting,
  },
  {
    name: 'a withdrawal to the bank account',
    path: '/withdraw',
    route: '**/apply-user-withdraw',
    operation: 'applyUserWithdraw',
    fill: (page) => press(page, add('5만')),
    submit: confirmWithdrawal,
    sentText: word('withdrawals.sent', { amount: '50,000', ...won }),
    doneText: word('withdrawals.done.title'),
    see: seeTotal('1,500,000원'),
    seeNothing: seeNoneWaiting,
  },
  {
    name: 'a withdrawal by a payment option',
    path: '/withdraw',
    route: '**/apply-withdrawal-payment',
    operation: 'payWithdrawal',
    fill: async (page) => {
      await page.getByRole('radio', { name: '코인 지갑' }).check()
      await press(page, add('10만'))
    },
    submit: confirmWithdrawal,
    sentText: word('withdrawals.sent', { amount: '100,000', ...won }),
    doneText: word('withdrawals.done.title'),
    see: seeTotal('1,450,000원'),
    seeNothing: seeNoneWaiting,
  },
  {
    name: 'a transfer into the games',
    path: '/game',
    route: '**/transfer-in',
    operation: 'userTransferIn',
    fill: (page) => press(page, add('5만')),
    submit: (page) => press(page, word('transfers.submit.intoGames')),
    sentText: word('transfers.sent', { amount: '50,000', ...won }),
    doneText: word('transfers.done.intoGames'),
    see: seeAmount('350,000원'),
    seeNothing: seeAmount('300,000원'),
  },
  {
    name: 'a transfer out of the games',
    path: '/game',
    route: '**/transfer-out',
    operation: 'userWithdraw',
    fill: async (page) => {
      await page.getByRole('radio', { name: word('transfers.way.outOfGames') }).check()
      await press(page, add('5만'))
    },
    submit: (page) => press(page, word('transfers.submit.outOfGames')),
    sentText: word('transfers.sent', { amount: '50,000', ...won }),
    doneText: word('transfers.done.outOfGames'),
    see: seeAmount('250,000원'),
    seeNothing: seeAmount('300,000원'),
  },
  {
    name: 'comp turned into balance',
    path: '/comp',
    route: '**/roll-to-balance',
    operation: 'userRollToBalance',
    fill: (page) => press(page, add('1만')),
    submit: (page) => press(page, word('transfers.submit.compToBalance')),
    sentText: word('transfers.sent', { amount: '10,000', ...points }),
    doneText: word('transfers.done.compToBalance'),
    see: seeAmount('8,400점'),
    seeNothing: seeAmount('18,400점'),
  },
  {
    name: 'balance turned into comp',
    path: '/comp',
    route: '**/money-to-point',
    operation: 'moneyToPoint',
    fill: async (page) => {
      await page.getByRole('radio', { name: word('transfers.way.balanceToComp') }).check()
      await press(page, add('1만'))
    },
    submit: (page) => press(page, word('transfers.submit.balanceToComp')),
    sentText: word('transfers.sent', { amount: '10,000', ...won }),
    doneText: word('transfers.done.balanceToComp'),
    see: seeAmount('28,400점'),
    seeNothing: seeAmount('18,400점'),
  },
]

export function moneyForm(operationId: OperationId): MoneyForm {
  const form = moneyForms.find(({ operation }) => operation === operationId)
  if (form === undefined) throw new Error(`No form of money calls ${operationId}`)
  return form
}
