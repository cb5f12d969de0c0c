import { assign, sendTo, setup } from 'xstate'
import { GAME_LOADING_DIALOG_MS } from '../../lib/business-constants.ts'
import { declared, declaredEffect, declaredListener } from '../../actors/declared.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'
import { ACTOR_TIMEOUT_MS } from '../../actors/failure.ts'
import type { Failure } from '../../actors/failure.ts'
import type {
  GameAnswer,
  GameChoice,
  GameContext,
  GameEntry,
  GameEvent,
  GameInput,
  GameDialogMessage,
  GameToast,
  KeeperEvent,
} from './game-open.model.ts'

export const gameOpenSetup = setup({
  types: {
    context: {} as GameContext,
    events: {} as GameEvent,
    input: {} as GameInput,
    tags: {} as 'busy',
    meta: {} as StateMeta<GameDialogMessage>,
  },
  actors: {
    openGame: declared<GameAnswer, GameChoice>(),
    keepWindow: declaredListener<KeeperEvent>(),
  },
  actions: {
    showToast: declaredEffect<GameToast>(),
    recordPlayed: declaredEffect<{ entry: GameEntry | null }>(),

    allowMember: assign({ isMember: true }),
    refuseGuest: assign({ isMember: false }),
    keepChoice: assign((_, { choice, entry }: { choice: GameChoice; entry?: GameEntry }) => ({
      choice,
      entry: entry ?? null,
    })),
    resetAttempt: assign({ place: null, url: '', failure: null }),
    keepPlace: assign({ place: (_, params: { place: 'window' | 'tab' }) => params.place }),
    keepBlocked: assign({ place: 'blocked' }),
    keepAddress: assign({
      url: (_, { address }: GameAnswer) => (address?.ok === true ? address.url : ''),
    }),
    keepFailure: assign({ failure: (_, params: Failure) => params }),
    openAddress: sendTo('keepWindow', ({ context }) => ({
      type: 'address.accepted',
      url: context.url,
    })),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    isBlocked: ({ context }) => context.place === 'blocked',
    isPlayable: (_, { address }: GameAnswer) => address?.ok === true,
    isUnsafe: (_, { address }: GameAnswer) => address?.ok === false && address.reason !== 'missing',
    isClosed: (_, answer: GameAnswer) => answer.outcome === 'not-at-this-time',
  },
  delays: { loadingDialogTime: GAME_LOADING_DIALOG_MS, actorTimeout: ACTOR_TIMEOUT_MS },
})
