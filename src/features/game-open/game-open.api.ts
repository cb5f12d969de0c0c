import { openGame as openGameShapes } from '../../generated/answer-shapes.ts'
import { parseResponse } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Outcome } from '../../http/outcome.ts'

/** What is opened: one slot game, or the lobby of a casino or sports provider. */
export type GameRequest =
  | { readonly kind: 'slot'; readonly company: string; readonly game: string }
  | { readonly kind: 'casino' | 'sport'; readonly company: string }

/** `address` is what the backend gave, unchecked; null when it gave none. */
export type GameAnswer = { readonly outcome: Outcome; readonly address: string | null }

/** Asks for a game's address (R-GAME-03, R-GAME-04); `language` is the player's, as a BCP 47 tag. */
export const openGame = (
  game: GameRequest,
  { language, ...options }: CallOptions & { readonly language?: string } = {},
): Promise<GameAnswer> =>
  parseResponse(
    openGameShapes,
    member.POST('/api/routes/open-game', {
      body: game,
      ...(language ? { params: { header: { 'Accept-Language': language } } } : {}),
      ...options,
    }),
    (answer) => ({
      outcome: outcomeOf(answer.status),
      address: answer.status === 'success' && answer.gameUrl !== '' ? answer.gameUrl : null,
    }),
  )
