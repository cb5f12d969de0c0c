import { useSelector } from '@xstate/react'
import { startTransition, useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { actorContext } from '../../actors/actor-context.tsx'
import type { gameOpenMachine } from './game-open.machine.ts'

export type GameOpenActor = ActorRefFrom<typeof gameOpenMachine>

type GameOpenSelector<Selected> = (snapshot: SnapshotFrom<typeof gameOpenMachine>) => Selected

export const { Provider: GameOpenProvider, useActor: useGameOpenActor } =
  actorContext<GameOpenActor>('game-open')

export const useGameOpen = <Selected,>(select: GameOpenSelector<Selected>) =>
  useSelector(useGameOpenActor(), select)

/** Like `useGameOpen`, but renders in a transition, so that the frame of a press does not wait for tiles and dialogs. */
export const useGameOpenLater = <Selected,>(select: GameOpenSelector<Selected>): Selected => {
  const actor = useGameOpenActor()
  const [selected, setSelected] = useState(() => select(actor.getSnapshot()))
  // Subscribes again after each render, because a tile may have got another entry.
  useEffect(() => {
    let last = selected
    const follow = () => {
      const next = select(actor.getSnapshot())
      if (next === last) return
      last = next
      startTransition(() => setSelected(() => next))
    }
    follow()
    const { unsubscribe } = actor.subscribe(follow)
    return unsubscribe
  })
  return selected
}
