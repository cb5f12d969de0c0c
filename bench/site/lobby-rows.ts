import type { PlainPageTimes } from './plain-page.ts'
import { median, medianAndSpread, ratioText, withUnit } from './table.ts'
import type { Row } from './table.ts'

const MAX_INTERACTION_MS = 50
const MAX_NODES = 1_500

export type LobbyTimes = {
  /** Longest time from a key to the next paint. */
  readonly typingMs: number
  /** Time from a tap that opens a window to the next paint. */
  readonly openingMs: number
  /** `openingMs` without the time in `window.open`. */
  readonly openingWithoutWindowMs: number
  /** Longest frame while scrolling; 0 if every frame took less than 50 ms. */
  readonly frameMs: number
  readonly nodes: number
}

const frameText = (frameMs: number) => (frameMs === 0 ? 'under 50 ms' : withUnit(frameMs, 'ms'))

const interactionRow = (name: string, durationsMs: readonly number[], ratio?: string): Row => ({
  name,
  ...medianAndSpread(durationsMs, 'ms'),
  ...(ratio !== undefined && { ratio }),
  goal: `at most ${MAX_INTERACTION_MS} ms`,
  isGoalReached: median(durationsMs) <= MAX_INTERACTION_MS,
})

const openingRow = (
  name: string,
  durationsMs: readonly number[],
  plainDurationsMs: readonly number[],
): Row => {
  const plainMs = median(plainDurationsMs)
  return {
    name,
    ...medianAndSpread(durationsMs, 'ms'),
    ratio: `a button that opens an empty window ${withUnit(plainMs, 'ms')}, ${ratioText(median(durationsMs), plainMs)}`,
    goal: `at most ${MAX_INTERACTION_MS} ms, or what that button takes`,
    isGoalReached: median(durationsMs) <= Math.max(MAX_INTERACTION_MS, plainMs),
  }
}

export const lobbyRows = (
  gameCount: number,
  lobbyTimes: readonly LobbyTimes[],
  plainPageTimes: readonly PlainPageTimes[],
): Row[] => {
  const frameDurationsMs = lobbyTimes.map(({ frameMs }) => frameMs)
  const plainFrameMs = median(plainPageTimes.map(({ frameMs }) => frameMs))
  const nodes = Math.max(...lobbyTimes.map((run) => run.nodes))
  const plainTypingMs = median(plainPageTimes.map(({ typingMs }) => typingMs))
  return [
    interactionRow(
      `${gameCount} games: worst interaction while typing`,
      lobbyTimes.map(({ typingMs }) => typingMs),
      `a plain field ${withUnit(plainTypingMs, 'ms')}`,
    ),
    openingRow(
      `${gameCount} games: a tap on a game`,
      lobbyTimes.map(({ openingMs }) => openingMs),
      plainPageTimes.map(({ openingMs }) => openingMs),
    ),
    interactionRow(
      `${gameCount} games: a tap on a game, besides \`window.open\``,
      lobbyTimes.map(({ openingWithoutWindowMs }) => openingWithoutWindowMs),
    ),
    {
      name: `${gameCount} games: longest frame while scrolling`,
      value: frameText(median(frameDurationsMs)),
      spread: `${frameText(Math.min(...frameDurationsMs))} to ${frameText(Math.max(...frameDurationsMs))}`,
      ratio: `plain boxes ${frameText(plainFrameMs)}${plainFrameMs > 0 ? `, ${ratioText(median(frameDurationsMs), plainFrameMs)}` : ''}`,
      goal: `at most ${MAX_INTERACTION_MS} ms, or what plain boxes take`,
      isGoalReached: median(frameDurationsMs) <= Math.max(MAX_INTERACTION_MS, plainFrameMs),
    },
    {
      name: `${gameCount} games: nodes in the page`,
      value: withUnit(nodes),
      goal: `at most ${withUnit(MAX_NODES)}`,
      isGoalReached: nodes <= MAX_NODES,
    },
  ]
}
