import { useCallback } from 'react'
import { useGameOpen, useGameOpenActor } from '../game-open/game-open.context.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import type { GameChoice } from '../game-open/game-open.model.ts'

/** Opens a game; call it in the press itself, so that the browser lets its window open. */
export const useChooseGame = (): ((choice: GameChoice) => void) => {
  const actor = useGameOpenActor()
  return useCallback((choice) => actor.send({ type: 'game.chosen', choice }), [actor])
}

/** Code of what is being opened, null while nothing is. */
export const useOpeningCode = (): ItemId | null =>
  useGameOpen((snapshot) => {
    const { choice } = snapshot.context
    if (choice === null || !snapshot.hasTag('busy')) return null
    return choice.kind === 'slot' ? choice.game : choice.company
  })
