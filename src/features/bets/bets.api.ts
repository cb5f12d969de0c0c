import { parseMoney } from '../../lib/money.ts'
import type { Money } from '../../lib/money.ts'
import { getBetsList } from '../../generated/answer-shapes.ts'
import { parseSuccess, requireId } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { PAGE_SIZE, pageFrom } from '../../http/paging.ts'
import type { Page } from '../../http/paging.ts'

/** One round of a game in the member's own record. */
export type Bet = {
  readonly id: number
  readonly kind: 'slot' | 'casino' | 'sport' | { readonly other: string }
  /** Code of the provider. */
  readonly company: string
  readonly name: { readonly ko: string; readonly en: string }
  readonly bet: Money
  readonly win: Money
  readonly placedAt: string
}

const kindOf = (kind: string): Bet['kind'] =>
  kind === 'slot' || kind === 'casino' || kind === 'sport' ? kind : { other: kind }

/** One page of the member's bets, the newest first; the first page is 1. */
export const getBets = (page: number, options: CallOptions = {}): Promise<Page<Bet>> =>
  parseSuccess(
    getBetsList,
    member.POST('/api/routes/get-bets-list', { body: { page, pageSize: PAGE_SIZE }, ...options }),
    ({ list, total }) =>
      pageFrom(
        page,
        list.map(({ id, kind, nameKo, nameEn, bet, win, ...rest }) => ({
          ...rest,
          id: requireId(id),
          kind: kindOf(kind),
          bet: parseMoney(bet),
          win: parseMoney(win),
          name: { ko: nameKo || nameEn, en: nameEn || nameKo },
        })),
        total,
      ),
  )
