import type { PlainPageTimes } from './plain-page.ts'
import { median, medianAndSpread, ratioText, withUnit } from './figures.ts'
import type { Row } from './table.ts'

const MAX_TASK_MS = 50
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

const frameText = (frame: number) => (frame === 0 ? 'under 50 ms' : withUnit(frame, 'ms'))

const taskRow = (name: string, runs: readonly number[], ratio?: string): Row => ({
  name,
  ...medianAndSpread(runs, 'ms'),
  ...(ratio !== undefined && { ratio }),
  goal: `at most ${MAX_TASK_MS} ms`,
  isGoalReached: median(runs) <= MAX_TASK_MS,
})

const openingRow = (name: string, runs: readonly number[], plainRuns: readonly number[]): Row => {
  const plainMs = median(plainRuns)
  return {
    name,
    ...medianAndSpread(runs, 'ms'),
    ratio: `a button that opens an empty window ${withUnit(plainMs, 'ms')}, ${ratioText(median(runs), plainMs)}`,
    goal: `at most ${MAX_TASK_MS} ms, or what that button takes`,
    isGoalReached: median(runs) <= Math.max(MAX_TASK_MS, plainMs),
  }
}

export const lobbyRows = (
  games: number,
  runs: readonly LobbyTimes[],
  plainRuns: readonly PlainPageTimes[],
): Row[] => {
  const frames = runs.map(({ frameMs }) => frameMs)
  const plainFrame = median(plainRuns.map(({ frameMs }) => frameMs))
  const nodes = Math.max(...runs.map((run) => run.nodes))
  const plainTyping = median(plainRuns.map(({ typingMs }) => typingMs))
  return [
    taskRow(
      `${games} games: worst interaction while typing`,
      runs.map(({ typingMs }) => typingMs),
      `a plain field ${withUnit(plainTyping, 'ms')}`,
    ),
    openingRow(
      `${games} games: a tap on a game`,
      runs.map(({ openingMs }) => openingMs),
      plainRuns.map(({ openingMs }) => openingMs),
    ),
    taskRow(
      `${games} games: a tap on a game, besides \`window.open\``,
      runs.map(({ openingWithoutWindowMs }) => openingWithoutWindowMs),
    ),
    {
      name: `${games} games: longest frame while scrolling`,
      value: frameText(median(frames)),
      spread: `${frameText(Math.min(...frames))} to ${frameText(Math.max(...frames))}`,
      ratio: `plain boxes ${frameText(plainFrame)}${plainFrame > 0 ? `, ${ratioText(median(frames), plainFrame)}` : ''}`,
      goal: `at most ${MAX_TASK_MS} ms, or what plain boxes take`,
      isGoalReached: median(frames) <= Math.max(MAX_TASK_MS, plainFrame),
    },
    {
      name: `${games} games: nodes in the page`,
      value: withUnit(nodes),
      goal: `at most ${withUnit(MAX_NODES)}`,
      isGoalReached: nodes <= MAX_NODES,
    },
  ]
}
