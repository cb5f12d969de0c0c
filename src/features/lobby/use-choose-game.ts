import { useCallback } from 'react'
import { useGameOpen, useGameOpenActor } from '../game-open/game-open.context.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import type { GameChoice } from '../game-open/game-open.model.ts'

/** Opens a game; call it in the press itself, so that the browser lets its window open. */
export const useChooseGame = (): ((choice: GameChoice) => void) => {
  const actor = useGameOpenActor()
  return useCallback((choice) => actor.send({ type: 'game.chosen', choice }), [actor])
}

/** Whether this is being opened; asked by each tile, so that a press renders one tile and not all. */
export const useIsOpening = (code: ItemId): boolean =>
  useGameOpen((snapshot) => {
    const { choice } = snapshot.context
    if (choice === null || !snapshot.hasTag('busy')) return false
    return code === (choice.kind === 'slot' ? choice.game : choice.company)
  })
