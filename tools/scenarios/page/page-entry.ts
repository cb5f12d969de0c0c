import { createMemberActors } from '#site/app/member-actors.ts'
import { createSite } from '#site/app/site.ts'
import { askAccount, requestDeposit } from '#site/features/wallet/deposits/deposits.api.ts'
import { moneyRequestMachine } from '#site/features/wallet/money-form/money-request.machine.ts'
import { transfers } from '#site/features/wallet/transfers/transfers.api.ts'
import { getBalances } from '#site/features/wallet/wallet.api.ts'
import { requestWithdrawal } from '#site/features/wallet/withdrawals/withdrawals.api.ts'

export {
  askAccount,
  createMemberActors,
  createSite,
  getBalances,
  moneyRequestMachine,
  requestDeposit,
  requestWithdrawal,
  transfers,
}
