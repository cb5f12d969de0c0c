import type { ActorRefFrom } from 'xstate'
import { actorContext } from '../actor-context.tsx'
import type { gameOpenMachine } from './game-open.machine.ts'

export type GameOpenActor = ActorRefFrom<typeof gameOpenMachine>

/** `useGameOpen(dialogOf)`, and `useGameOpenActor().send({ type: 'game.chosen', choice })`. */
export const {
  Provider: GameOpenProvider,
  useActor: useGameOpenActor,
  useSnapshot: useGameOpen,
} = actorContext<GameOpenActor>('game-open')
