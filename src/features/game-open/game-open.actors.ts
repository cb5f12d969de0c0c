import { createActor, fromPromise } from 'xstate'
import { openGame } from './game-open.api.ts'
import type { GameAnswer as OpenedGame } from './game-open.api.ts'
import type { Notice } from '../../actors/state-dialog.ts'
import { gameOpenMachine } from './game-open.machine.ts'
import type { GameAnswer, GameChoice, GameMessage } from './game-open.model.ts'
import { gameWindowKeeper } from './game-window.actors.ts'
import type { GameWindowPorts } from './game-window.actors.ts'

const answerFrom = ({ outcome, address }: OpenedGame): GameAnswer => {
  if (outcome === 'done') return { kind: 'address', url: address }
  if (outcome === 'not-at-this-time') return { kind: 'closed' }
  return { kind: 'refused', reason: outcome }
}

/** The hosts to which a game may lead, as the page was served with them. */
export const allowedGameHosts = (page: Document): readonly string[] =>
  (page.querySelector<HTMLMetaElement>('meta[name="maru:game-hosts"]')?.content ?? '')
    .split(/\s+/)
    .filter(Boolean)

/** The actor that opens games, not started yet. */
export const createGameOpenActor = (settings: {
  readonly allowedHosts: readonly string[]
  readonly windows: GameWindowPorts
  /** What the player reads the site in now, as a BCP 47 tag. */
  readonly language: () => string
  readonly showNotice: (notice: Notice<GameMessage>) => void
}) =>
  createActor(
    gameOpenMachine.provide({
      actors: {
        openGame: fromPromise<GameAnswer, GameChoice>(async ({ input, signal }) =>
          answerFrom(await openGame(input, { signal, language: settings.language() })),
        ),
        keepWindow: gameWindowKeeper(settings.windows),
      },
      actions: { showNotice: (_, notice) => settings.showNotice(notice) },
    }),
    { input: { allowedHosts: settings.allowedHosts } },
  )
