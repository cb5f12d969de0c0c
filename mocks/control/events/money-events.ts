import {
  approveDeposit,
  payOutWithdrawal,
  refuseDeposit,
  refuseWithdrawal,
} from '../../db/decisions.ts'
import type { Database } from '../../db/database.ts'
import { balancesOf, move } from '../../db/ledger.ts'
import { CommandRefused } from './command-refused.ts'
import type { EventTable } from './event.ts'
import { requireMember, requireWaiting } from './find.ts'

type Decided = 'deposits' | 'withdrawals'
type Row<Table extends Decided> = ReturnType<Database[Table]['open']>[number]

const decide =
  <Table extends Decided>(
    table: Table,
    what: string,
    act: (db: Database, row: Row<Table>, now: number) => void,
  ) =>
  (
    db: Database,
    command: { readonly member: string; readonly which: 'latest' | number },
    now: number,
  ) => {
    const { member } = requireMember(db, command.member)
    const rows: readonly Row<Table>[] = db[table].open()
    const row = requireWaiting(rows, what, { ...command, member })
    act(db, row, now)
    return { member, id: row.id, balances: balancesOf(db, member) }
  }

export const moneyEvents: EventTable<
  | 'deposit-approved'
  | 'deposit-refused'
  | 'withdrawal-paid'
  | 'withdrawal-refused'
  | 'money-changed'
> = {
  'deposit-approved': decide('deposits', 'deposit', approveDeposit),
  'deposit-refused': decide('deposits', 'deposit', refuseDeposit),
  'withdrawal-paid': decide('withdrawals', 'withdrawal', payOutWithdrawal),
  'withdrawal-refused': decide('withdrawals', 'withdrawal', refuseWithdrawal),

  'money-changed'(db, { member: id, balance, amount }, now) {
    const { member } = requireMember(db, id)
    const before = balancesOf(db, member)
    const changes = { [balance]: amount }
    if (!move(db, { member, reason: 'adjustment', at: now, changes })) {
      const message = `is ${amount}: ${member} has ${before[balance]} in ${balance}`
      throw new CommandRefused([{ path: '/amount', message }])
    }
    return { member, balances: balancesOf(db, member) }
  },
}
