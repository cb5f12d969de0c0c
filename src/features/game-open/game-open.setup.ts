import { assign, sendTo, setup } from 'xstate'
import { GAME_LOADING_DIALOG_MS } from '../../lib/business-constants.ts'
import { declared, declaredEffect, declaredListener } from '../../actors/declared.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'
import { ACTOR_TIMEOUT_MS } from '../../actors/failure.ts'
import type { Failure } from '../../actors/failure.ts'
import { checkAnswer } from './game-open.model.ts'
import type {
  GameAnswer,
  GameChoice,
  GameContext,
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

    allowMember: assign({ isMember: true }),
    refuseGuest: assign({ isMember: false }),
    keepChoice: assign({ choice: (_, params: { choice: GameChoice }) => params.choice }),
    resetAttempt: assign({ place: null, url: '', failure: null }),
    keepPlace: assign({ place: (_, params: { place: 'window' | 'tab' }) => params.place }),
    keepBlocked: assign({ place: 'blocked' }),
    keepAddress: assign({
      url: ({ context }, answer: GameAnswer) => {
        const check = checkAnswer(answer, context.allowedHosts)
        return check?.ok === true ? check.url : ''
      },
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
    isPlayable: ({ context }, answer: GameAnswer) =>
      checkAnswer(answer, context.allowedHosts)?.ok === true,
    isUnsafe: ({ context }, answer: GameAnswer) => {
      const check = checkAnswer(answer, context.allowedHosts)
      return check?.ok === false && check.reason !== 'missing'
    },
    isClosed: (_, answer: GameAnswer) => answer.outcome === 'not-at-this-time',
  },
  delays: { loadingDialog: GAME_LOADING_DIALOG_MS, actorTimeout: ACTOR_TIMEOUT_MS },
})
