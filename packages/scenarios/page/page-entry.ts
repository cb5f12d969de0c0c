import { createMemberActors } from '../../../src/app/member-actors.ts'
import { createSite } from '../../../src/app/site.ts'
import { askAccount, requestDeposit } from '../../../src/features/wallet/deposits/deposits.api.ts'
import { moneyRequestMachine } from '../../../src/features/wallet/money-form/money-request.machine.ts'
import { transfers } from '../../../src/features/wallet/transfers/transfers.api.ts'
import { getBalances } from '../../../src/features/wallet/wallet.api.ts'
import { requestWithdrawal } from '../../../src/features/wallet/withdrawals/withdrawals.api.ts'

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
