import { memberEventsShapes } from '../../generated/answers/member-events.ts'
import { depositListRequestLimits } from '../../generated/limits/deposit-list-request.ts'
import { withdrawListRequestLimits } from '../../generated/limits/withdraw-list-request.ts'
import { readEvents } from '../../http/event-stream.ts'
import type { Page } from '../../http/paging.ts'
import { assertOwnMember, parseEvent } from '../../http/parse-response.ts'
import type { Answer } from '../../http/parse-response.ts'
import { parsePlayer } from '../player/player.api.ts'
import type { Balances, Player } from '../player/player.ts'
import { balancesFrom, depositsFrom, withdrawalsFrom } from '../wallet/wallet.api.ts'
import type { Deposit, Withdrawal } from '../wallet/wallet.api.ts'

/** News that another page or device of the member received. */
export type LiveNews =
  | { readonly about: 'player'; readonly player: Player }
  | { readonly about: 'balances'; readonly balances: Balances }
  | { readonly about: 'deposits'; readonly page: Page<Deposit> }
  | { readonly about: 'withdrawals'; readonly page: Page<Withdrawal> }
  | { readonly about: 'end' }
  /** Other browsers of the member have all streams. */
  | { readonly about: 'replaced' }

const newsFrom = (event: Answer<typeof memberEventsShapes>): LiveNews | null => {
  switch (event.status) {
    case 'figures': {
      const { user } = event.answer
      assertOwnMember(user.userId)
      return { about: 'player', player: parsePlayer(user, event.answer) }
    }
    case 'balances':
      return { about: 'balances', balances: balancesFrom(event.answer) }
    case 'deposits':
      if (event.pageSize !== depositListRequestLimits.pageSize.default) return null
      return { about: 'deposits', page: depositsFrom(event, event.answer) }
    case 'withdrawals':
      if (event.pageSize !== withdrawListRequestLimits.pageSize.default) return null
      return { about: 'withdrawals', page: withdrawalsFrom(event, event.answer) }
    case 'ended':
      return { about: 'end' }
    case 'replaced':
      return { about: 'replaced' }
    case 'unknown':
      return null
  }
}

/** News from the text of an event; null: none that this page can use, or about another member. */
export const parseNews = (data: string): LiveNews | null =>
  parseEvent(memberEventsShapes, data, newsFrom)

/** Texts of the member's events until the stream ends. Throws like `readEvents`. */
export const liveEvents = (signal: AbortSignal): AsyncGenerator<string, void> =>
  readEvents('/api/routes/member-events', signal)
