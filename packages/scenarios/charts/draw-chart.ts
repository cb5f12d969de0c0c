import type { Row } from './chart-boxes.ts'
import { stateKey } from './chart.model.ts'
import { chartStyle } from './chart-style.ts'
import type {
  Area,
  ChartLayout,
  PlacedEdge,
  PlacedStart,
  PlacedState,
  Point,
} from './layout-chart.ts'
import { lengthOf, TEXT } from './text-lines.ts'
import type { Line } from './text-lines.ts'

export type Visited = {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

export type DrawOptions = {
  /** Marks covered and uncovered parts; default: no marks. */
  readonly visited?: Visited
  /** Includes the styles; a page with several charts includes `chartStyle` once. */
  readonly isStyled?: boolean
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const figure = (value: number): string => String(Number(value.toFixed(1)))

const textAt = (x: number, y: number, line: Line): string => {
  const words = line.map(
    ({ kind, text }, index) =>
      `<tspan class="${kind}">${escaped(index < line.length - 1 ? `${text} ` : text)}</tspan>`,
  )
  return `<text x="${figure(x)}" y="${figure(y)}">${words.join('')}</text>`
}

const LINE_BASE = 11

type Marks = Required<Pick<DrawOptions, 'visited'>> | null

const markOf = (isReached: boolean, marks: Marks): string =>
  marks === null ? '' : isReached ? ' reached' : ' missed'

function rowsAt(
  rows: readonly Row[],
  { x, y }: Point,
  marks: Marks,
  edge: string | null = null,
): readonly string[] {
  let top = y
  const onEdge = edge === null ? '' : ` data-edge="${escaped(edge)}"`
  return rows.map(({ transition: { key }, lines }) => {
    const width = Math.max(...lines.map((line) => lengthOf(line))) * TEXT.charWidth
    const texts = lines.map((line, index) =>
      textAt(x, top + LINE_BASE + index * TEXT.lineHeight, line),
    )
    const plate = `<rect class="plate" x="${figure(x - 3)}" y="${figure(top)}" width="${figure(width + 6)}" height="${lines.length * TEXT.lineHeight}" rx="3"/>`
    top += lines.length * TEXT.lineHeight
    const mark = markOf(marks?.visited.transitions.has(key) === true, marks)
    return `<g class="transition${mark}" data-transition="${escaped(key)}"${onEdge}>${plate}${texts.join('')}</g>`
  })
}

const rect = (name: string, { x, y, width, height }: Area, radius: number): string =>
  `<rect class="${name}" x="${figure(x)}" y="${figure(y)}" width="${figure(width)}" height="${figure(height)}" rx="${radius}"/>`

const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const stateMark = (path: string, key: string, marks: Marks): string =>
  path === '' ? '' : markOf(marks?.visited.states.has(key) === true, marks)

function drawBox({ state, area }: PlacedState, machine: string, marks: Marks): string {
  const key = stateKey(machine, state.path)
  const group = state.states.length > 0 ? 'group state' : 'state'
  const kind = state.path === '' ? 'machine' : group
  const parts = [
    ...(state.description === '' ? [] : [`<title>${escaped(state.description)}</title>`]),
    rect('box', area, 9),
    ...(state.isFinal ? [rect('box', inset(area, 3), 7)] : []),
  ]
  return `<g class="${kind}${stateMark(state.path, key, marks)}" data-state="${escaped(key)}">${parts.join('')}</g>`
}

/** A state's texts, drawn above crossing lines. */
function drawWords(placed: PlacedState, machine: string, marks: Marks): string {
  const { state, lines, rows, area } = placed
  const { x, y, width, height } = area
  const key = stateKey(machine, state.path)
  const isBare = state.states.length + lines.length + rows.length === 0
  const name = isBare
    ? `<text class="name" text-anchor="middle" x="${figure(x + width / 2)}" y="${figure(y + height / 2 + 4.5)}">${escaped(state.name)}</text>`
    : `<text class="name" x="${figure(x + 10)}" y="${figure(y + 18)}">${escaped(state.name)}</text>`
  const top = y + TEXT.titleHeight + 6
  const does = lines.map((line, index) =>
    textAt(x + 10, top + LINE_BASE + index * TEXT.lineHeight, line),
  )
  const row = { x: x + 10, y: top + lines.length * TEXT.lineHeight }
  const texts = [name, ...does, ...rowsAt(rows, row, marks)]
  return `<g class="words${stateMark(state.path, key, marks)}" data-state="${escaped(key)}">${texts.join('')}</g>`
}

const RADIUS = 6

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const at = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`

function pathOf(points: readonly Point[]): string {
  const [first, ...others] = points
  if (first === undefined) return ''
  const steps = others.map((point, index) => {
    const before = points[index] ?? first
    const next = others[index + 1]
    if (next === undefined) return `L${at(point)}`
    return `L${at(towards(point, before, RADIUS))}Q${at(point)} ${at(towards(point, next, RADIUS))}`
  })
  return `M${at(first)}${steps.join('')}`
}

function headOf(points: readonly Point[]): string {
  const end = points.at(-1)
  const before = points.at(-2)
  if (end === undefined || before === undefined) return ''
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return `<path class="head" d="M0 0L-8 -4L-8 4Z" transform="translate(${at(end)}) rotate(${figure(angle)})"/>`
}

const lineOf = (points: readonly Point[]): string =>
  `<path class="line" d="${pathOf(points)}"/>${headOf(points)}`

const drawStart = ({ dot, points }: PlacedStart): string =>
  `<g class="start"><circle class="dot" cx="${figure(dot.x)}" cy="${figure(dot.y)}" r="4"/>${lineOf(points)}</g>`

const isEdgeReached = ({ rows }: PlacedEdge, visited: Visited): boolean =>
  rows.some(({ transition }) => visited.transitions.has(transition.key))

/** Relates an edge to its labels. */
const edgeKey = ({ from, to }: PlacedEdge): string => `${from} → ${to}`

const drawEdge = (edge: PlacedEdge, marks: Marks): string => {
  const mark = marks === null ? '' : markOf(isEdgeReached(edge, marks.visited), marks)
  return `<g class="edge${mark}" data-edge="${escaped(edgeKey(edge))}">${lineOf(edge.points)}</g>`
}

const drawLabel = (edge: PlacedEdge, marks: Marks): string => {
  const { rows, label } = edge
  return rowsAt(rows, { x: label.x + 4, y: label.y + 2 }, marks, edgeKey(edge)).join('')
}

/** A chart as SVG, with `data-state` and `data-transition`. */
export function drawChart(layout: ChartLayout, options: DrawOptions = {}): string {
  const { chart, width, height } = layout
  const { visited, isStyled = true } = options
  const marks: Marks = visited === undefined ? null : { visited }
  const name = `State chart of ${chart.id}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-label="${escaped(name)}" data-machine="${escaped(chart.id)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(name)}</title>`,
    ...(isStyled ? [`<style>${chartStyle}</style>`] : []),
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...layout.states.map((state) => drawBox(state, chart.id, marks)),
    ...layout.starts.map(drawStart),
    ...layout.edges.map((edge) => drawEdge(edge, marks)),
    ...layout.states.map((state) => drawWords(state, chart.id, marks)),
    ...layout.edges.map((edge) => drawLabel(edge, marks)),
    '</svg>',
    '',
  ].join('\n')
}
