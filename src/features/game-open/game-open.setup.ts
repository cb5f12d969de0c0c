import { assign, sendTo, setup } from 'xstate'
import { GAME_LOADING_DIALOG_MS } from '../../lib/business-constants.ts'
import { declared, declaredEffect, declaredListener } from '../../actors/declared.ts'
import type { Notice, StateMeta } from '../../actors/state-dialog.ts'
import { CALL_PATIENCE_MS } from '../../actors/fault.ts'
import type { Fault } from '../../actors/fault.ts'
import { addressIn } from './game-open.model.ts'
import type {
  GameAnswer,
  GameChoice,
  GameContext,
  GameEvent,
  GameInput,
  GameMessage,
  KeeperEvent,
} from './game-open.model.ts'

/** Everything that the chart of opening a game may name. Effects and actors come from src/app. */
export const gameOpenSetup = setup({
  types: {
    context: {} as GameContext,
    events: {} as GameEvent,
    input: {} as GameInput,
    tags: {} as 'busy',
    meta: {} as StateMeta<GameMessage>,
  },
  actors: {
    openGame: declared<GameAnswer, GameChoice>(),
    keepWindow: declaredListener<KeeperEvent>(),
  },
  actions: {
    showNotice: declaredEffect<Notice<GameMessage>>(),

    admit: assign({ isMember: true }),
    dismiss: assign({ isMember: false }),
    keepChoice: assign({ choice: (_, params: { choice: GameChoice }) => params.choice }),
    forgetAttempt: assign({ place: null, url: '', fault: null }),
    keepPlace: assign({ place: (_, params: { place: 'window' | 'tab' }) => params.place }),
    keepBlocked: assign({ place: 'blocked' }),
    keepAddress: assign({
      url: ({ context }, answer: GameAnswer) => {
        const check = addressIn(answer, context.allowedHosts)
        return check?.ok === true ? check.url : ''
      },
    }),
    keepFault: assign({ fault: (_, params: Fault) => params }),
    leadToGame: sendTo('keepWindow', ({ context }) => ({
      type: 'address.accepted',
      url: context.url,
    })),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    isBlocked: ({ context }) => context.place === 'blocked',
    isPlayable: ({ context }, answer: GameAnswer) =>
      addressIn(answer, context.allowedHosts)?.ok === true,
    isUnsafe: ({ context }, answer: GameAnswer) => {
      const check = addressIn(answer, context.allowedHosts)
      return check?.ok === false && check.reason !== 'missing'
    },
    isClosed: (_, answer: GameAnswer) => answer.kind === 'closed',
  },
  delays: { loadingDialog: GAME_LOADING_DIALOG_MS, callPatience: CALL_PATIENCE_MS },
})
