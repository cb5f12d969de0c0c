import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { actorContext } from '../../actors/actor-context.tsx'
import type { gameOpenMachine } from './game-open.machine.ts'

export type GameOpenActor = ActorRefFrom<typeof gameOpenMachine>

export const { Provider: GameOpenProvider, useActor: useGameOpenActor } =
  actorContext<GameOpenActor>('game-open')

export const useGameOpen = <Selected,>(
  select: (snapshot: SnapshotFrom<typeof gameOpenMachine>) => Selected,
) => useSelector(useGameOpenActor(), select)
