import { useCallback } from 'react'
import { useGameOpen, useGameOpenActor } from '../game-open/game-open.context.tsx'
import { choiceOf } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { useKeptList } from './use-kept-games.ts'

/**
 * Opens a game and records it as played when its window shows it. Call it within the press, or the browser blocks the
 * window.
 */
export const useChooseGame = (): ((entry: GameEntry) => void) => {
  const actor = useGameOpenActor()
  const recent = useKeptList('recent')
  return useCallback(
    (entry) => {
      const choice = choiceOf(entry)
      if (choice === null || actor.getSnapshot().hasTag('busy')) return
      actor.send({ type: 'game.chosen', choice })
      const watch = actor.subscribe((snapshot) => {
        const isStillIt = snapshot.context.choice === choice
        if (isStillIt && (snapshot.hasTag('busy') || snapshot.matches({ ready: 'failed' }))) return
        watch.unsubscribe()
        if (isStillIt && snapshot.matches({ ready: 'opened' })) recent.add(entry)
      })
    },
    [actor, recent],
  )
}

/** Whether this entry is opening; per tile, so that a press renders one tile. */
export const useIsOpening = (entry: GameEntry): boolean =>
  useGameOpen((snapshot) => {
    const { choice } = snapshot.context
    if (choice === null || choice.kind !== entry.kind || !snapshot.hasTag('busy')) return false
    return JSON.stringify(choice) === JSON.stringify(choiceOf(entry))
  })
