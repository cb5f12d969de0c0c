import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { edgeBoxes, stateBox } from './chart-boxes.ts'
import type { EdgeBox, StateBox } from './chart-boxes.ts'
import { statesIn } from './chart.model.ts'
import type { Chart, ChartState } from './chart.model.ts'

export type Point = { readonly x: number; readonly y: number }
export type Area = Point & { readonly width: number; readonly height: number }

export type PlacedState = StateBox & { readonly area: Area }
export type PlacedEdge = EdgeBox & { readonly points: readonly Point[]; readonly label: Area }
export type PlacedStart = { readonly dot: Point; readonly points: readonly Point[] }

/** A laid out chart in pixels; parents precede children. */
export type ChartLayout = {
  readonly chart: Chart
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly edges: readonly PlacedEdge[]
  readonly starts: readonly PlacedStart[]
}

const START = 8
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
}
const perLevel = {
  // From the initial state downwards.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
}

const nodeId = (path: string): string => `state ${path}`
const startId = (path: string): string => `start ${path}`

function nodeOf(state: ChartState, boxes: ReadonlyMap<string, StateBox>): ElkNode {
  const { width, height } = boxes.get(state.path) ?? stateBox(state)
  const id = nodeId(state.path)
  if (state.states.length === 0) return { id, width, height }
  const start =
    state.initial === null ? [] : [{ id: startId(state.path), width: START, height: START }]
  return {
    id,
    layoutOptions: {
      ...perLevel,
      'elk.padding': `[top=${height + 6},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
    children: [...start, ...state.states.map((child) => nodeOf(child, boxes))],
  }
}

const edgeOf = ({ from, to, rows, width, height }: EdgeBox, index: number): ElkExtendedEdge => ({
  id: `edge ${index}`,
  sources: [nodeId(from)],
  targets: [nodeId(to)],
  labels: [
    {
      text: rows.map(({ transition }) => transition.event).join(' '),
      width,
      height,
      layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
    },
  ],
})

const startEdgeOf = ({ path, initial }: ChartState): ElkExtendedEdge => ({
  id: `begin ${path}`,
  sources: [startId(path)],
  targets: [nodeId(initial ?? path)],
})

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x,
  y,
  width,
  height,
})

const pointsOf = ({ sections = [] }: ElkExtendedEdge): readonly Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])

const nodesIn = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesIn),
]

export async function layoutChart(chart: Chart): Promise<ChartLayout> {
  const all = statesIn(chart.root)
  const boxes = new Map(all.map((state) => [state.path, stateBox(state)]))
  const edges = edgeBoxes(chart)
  const beginning = all.filter(({ initial }) => initial !== null)
  const graph: ElkNode = await new Elk().layout({
    id: 'chart',
    layoutOptions: { ...options, ...perLevel },
    children: [nodeOf(chart.root, boxes)],
    edges: [...edges.map(edgeOf), ...beginning.map(startEdgeOf)],
  })
  const placed = new Map(nodesIn(graph).map((node) => [node.id, areaOf(node)]))
  const routed = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))
  const place = (id: string): Area => placed.get(id) ?? areaOf({})
  const route = (id: string): ElkExtendedEdge => routed.get(id) ?? { id, sources: [], targets: [] }
  return {
    chart,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: [...boxes.values()].map((box) => ({ ...box, area: place(nodeId(box.state.path)) })),
    edges: edges.map((edge, index) => {
      const { labels = [], ...routedEdge } = route(`edge ${index}`)
      return { ...edge, points: pointsOf(routedEdge), label: areaOf(labels[0] ?? {}) }
    }),
    starts: beginning.map(({ path }) => {
      const { x, y } = place(startId(path))
      return {
        dot: { x: x + START / 2, y: y + START / 2 },
        points: pointsOf(route(`begin ${path}`)),
      }
    }),
  }
}
