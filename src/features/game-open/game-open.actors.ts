import { createActor, fromPromise } from 'xstate'
import { openGame } from './game-open.api.ts'
import { gameOpenMachine } from './game-open.machine.ts'
import { checkAnswer } from './game-open.model.ts'
import type { GameAnswer, GameChoice, GameEntry, GameToast } from './game-open.model.ts'
import { gameWindowKeeper } from './game-window.actors.ts'
import { nextMessage } from '../../platform/next-message.ts'
import type { WindowPorts } from '../../platform/windows.ts'

export const allowedGameHosts = (page: Document): readonly string[] =>
  [...page.querySelectorAll<HTMLMetaElement>('meta[name="maru:game-hosts"]')]
    .flatMap(({ content }) => content.split(/\s+/))
    .filter(Boolean)

export const createGameOpenActor = (settings: {
  readonly allowedHosts: readonly string[]
  readonly windows: WindowPorts
  /** The player's language, as a BCP 47 tag. */
  readonly language: () => string
  readonly showToast: (toast: GameToast) => void
  readonly recordPlayed: (entry: GameEntry) => void
}) =>
  createActor(
    gameOpenMachine.provide({
      actors: {
        openGame: fromPromise<GameAnswer, GameChoice>(async ({ input, signal }) => {
          // First show the pressed state of the tile.
          await nextMessage()
          const answer = await openGame(input, { signal, language: settings.language() })
          return checkAnswer(answer, settings.allowedHosts)
        }),
        keepWindow: gameWindowKeeper(settings.windows),
      },
      actions: {
        showToast: (_, toast) => settings.showToast(toast),
        recordPlayed: (_, { entry }) => entry && settings.recordPlayed(entry),
      },
    }),
    { input: { isMember: false } },
  )
