import { openGameShapes } from '../../generated/answers/open-game.ts'
import { parseResponse } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { GameChoice, UncheckedAnswer } from './game-open.model.ts'

/** Requests a game's address (R-GAME-03, R-GAME-04). `language` is a BCP 47 tag. */
export const openGame = (
  { hasNoCode: _, ...game }: GameChoice,
  { language, ...options }: CallOptions & { readonly language?: string } = {},
): Promise<UncheckedAnswer> =>
  parseResponse(
    openGameShapes,
    member.POST('/api/routes/open-game', {
      body: game,
      ...(language ? { params: { header: { 'Accept-Language': language } } } : {}),
      ...options,
    }),
    (answer) => ({
      outcome: outcomeOf(answer.status),
      address: answer.status === 'success' ? answer.gameUrl || null : null,
    }),
  )
