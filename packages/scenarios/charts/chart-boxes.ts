import { statesIn } from './chart.model.ts'
import type { Chart, ChartState, ChartTransition } from './chart.model.ts'
import { lengthOf, stateLines, TEXT, transitionLines } from './text-lines.ts'
import type { Line } from './text-lines.ts'

export type Row = { readonly transition: ChartTransition; readonly lines: readonly Line[] }

export type StateBox = {
  readonly state: ChartState
  readonly lines: readonly Line[]
  /** Transitions that do not lead to another state, and those of the whole machine. */
  readonly rows: readonly Row[]
  readonly width: number
  readonly height: number
}

export type EdgeBox = {
  readonly from: string
  readonly to: string
  readonly rows: readonly Row[]
  readonly width: number
  readonly height: number
}

const PADDING = 10
const BOX_CHARS = 34
const EDGE_CHARS = 22

const widthOf = (lines: readonly Line[]): number =>
  Math.max(0, ...lines.map((line) => lengthOf(line) * TEXT.charWidth))

const linesIn = (rows: readonly Row[]): readonly Line[] => rows.flatMap(({ lines }) => lines)

/** The whole machine has no border, so its transitions are listed. */
const isRow = ({ path }: ChartState, { target, isReentry }: ChartTransition): boolean =>
  path === '' || target === null || isReentry

export function stateBox(state: ChartState): StateBox {
  const chars = state.path === '' ? 2 * BOX_CHARS : BOX_CHARS
  const lines = stateLines(state, chars)
  const rows = state.transitions
    .filter((one) => isRow(state, one))
    .map((transition) => ({ transition, lines: transitionLines(transition, chars, 'with target') }))
  const all = [...lines, ...linesIn(rows)]
  const width = Math.max(widthOf(all), state.name.length * TEXT.titleCharWidth, 60)
  const gap = all.length > 0 ? 6 : 0
  return {
    state,
    lines,
    rows,
    width: Math.ceil(width + 2 * PADDING),
    height: TEXT.titleHeight + gap + all.length * TEXT.lineHeight + PADDING,
  }
}

export function edgeBoxes(chart: Chart): readonly EdgeBox[] {
  return statesIn(chart.root).flatMap((state) => {
    const leaving = state.transitions.filter((one) => !isRow(state, one))
    const targets = [...new Set(leaving.map(({ target }) => target ?? ''))]
    return targets.map((to) => {
      const rows = leaving
        .filter(({ target }) => target === to)
        .map((transition) => ({ transition, lines: transitionLines(transition, EDGE_CHARS) }))
      const lines = linesIn(rows)
      return {
        from: state.path,
        to,
        rows,
        width: Math.ceil(widthOf(lines) + 8),
        height: lines.length * TEXT.lineHeight + 4,
      }
    })
  })
}
