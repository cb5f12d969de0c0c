import { useCallback } from 'react'
import { useGameOpenActor, useGameOpenLater } from '../game-open/game-open.context.tsx'
import { choiceOf } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'

/** Opens a game. Call it within the press, or the browser blocks the window. */
export const useChooseGame = (): ((entry: GameEntry) => void) => {
  const actor = useGameOpenActor()
  return useCallback(
    (entry) => {
      const choice = choiceOf(entry)
      if (choice !== null) actor.send({ type: 'game.chosen', choice, entry })
    },
    [actor],
  )
}

/** Whether this entry is opening; per tile, so that a press renders one tile. */
export const useIsOpening = (entry: GameEntry): boolean =>
  useGameOpenLater((snapshot) => {
    const { choice } = snapshot.context
    if (choice === null || choice.kind !== entry.kind || !snapshot.hasTag('busy')) return false
    return JSON.stringify(choice) === JSON.stringify(choiceOf(entry))
  })
