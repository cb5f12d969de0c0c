import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { gameOpenMachine } from '../../src/features/game-open/game-open.machine.ts'
import { checkAnswer } from '../../src/features/game-open/game-open.model.ts'
import type {
  GameAnswer,
  GameChoice,
  GameEntry,
  GameEvent,
  KeeperEvent,
} from '../../src/features/game-open/game-open.model.ts'
import { controlledActor } from './controlled-actor.ts'

/** A success with this address, as the chart gets it. */
export const answerWith = (address: string | null): GameAnswer =>
  checkAnswer({ outcome: 'done', address }, ['play.example.com'])

export const slot: GameChoice = { kind: 'slot', company: 'pragmatic', game: 'sugar-rush' }
export const casino: GameChoice = { kind: 'casino', company: 'evolution' }
export const sport: GameChoice = { kind: 'sport', company: 'betradar' }

type Browser = { allowsPopups: boolean; place: 'window' | 'tab' }

export const openLobby = (isMember = true) => {
  const clock = new SimulatedClock()
  const browser: Browser = { allowsPopups: true, place: 'window' }
  const windows: string[] = []
  const toasts: unknown[] = []
  const played: (GameEntry | null)[] = []
  const game = controlledActor<GameAnswer, GameChoice>()
  const player: { closeWindow: () => void } = { closeWindow: () => undefined }
  const keepWindow = fromCallback<KeeperEvent>(({ sendBack, receive }) => {
    const state: { window: number | null; isOpened: boolean } = { window: null, isOpened: false }
    const open = () => {
      state.window = browser.allowsPopups ? windows.push('reserved') - 1 : null
    }
    open()
    player.closeWindow = () => {
      if (state.window !== null) windows[state.window] = 'closed'
      sendBack({ type: 'window.closed' })
    }
    sendBack(
      state.window === null
        ? { type: 'window.blocked' }
        : { type: 'window.reserved', place: browser.place },
    )
    receive(({ url }) => {
      if (state.window === null) open()
      if (state.window !== null) windows[state.window] = url
      state.isOpened = state.window !== null
      sendBack({ type: state.isOpened ? 'window.opened' : 'window.blocked' })
    })
    return () => {
      if (state.window !== null && !state.isOpened) windows[state.window] = 'closed'
    }
  })
  const machine = gameOpenMachine.provide({
    actors: { openGame: game.logic, keepWindow },
    actions: {
      showToast: (_, toast) => {
        toasts.push(toast)
      },
      recordPlayed: (_, { entry }) => {
        played.push(entry)
      },
    },
  })
  const actor = createActor(machine, { clock, input: { isMember } }).start()
  return {
    actor,
    browser,
    clock,
    closeWindow: () => player.closeWindow(),
    game,
    played,
    toasts,
    windows,
    send: (event: GameEvent) => actor.send(event),
    choose: (choice: GameChoice) => actor.send({ type: 'game.chosen', choice }),
    now: () => actor.getSnapshot(),
  }
}
