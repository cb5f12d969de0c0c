import { statesIn, transitionText } from './chart.ts'
import type { Chart, ChartState } from './chart.ts'

const idOf = (path: string): string => path.replaceAll('.', '_')

const isWithin = (path: string, outerPath: string): boolean =>
  path === outerPath || path.startsWith(`${outerPath}.`)

/** Mermaid hides an arrow between a state and one around it. */
const isArrow = (from: string, target: string | null): target is string =>
  target !== null && from !== '' && !isWithin(target, from) && !isWithin(from, target)

function stateLines({ path, name, initial, states }: ChartState): readonly string[] {
  const start = initial === null ? [] : [`[*] --> ${idOf(initial)}`]
  const bodyLines = [...start, ...states.flatMap(stateLines)]
  if (path === '') return bodyLines
  const head = `state "${name}" as ${idOf(path)}`
  return states.length === 0 ? [head] : [`${head} {`, ...bodyLines.map((line) => `  ${line}`), '}']
}

/** Transitions with the same ends share an arrow. */
const arrowsOf = ({ path, transitions }: ChartState): readonly string[] => {
  const arrows = Map.groupBy(transitions, ({ target }) => target)
  return [...arrows].flatMap(([target, arrowTransitions]) => {
    if (!isArrow(path, target)) return []
    const labels = arrowTransitions.map((transition) =>
      transitionText({ ...transition, actions: [] }),
    )
    return [`${idOf(path)} --> ${idOf(target)} : ${labels.join('<br>')}`]
  })
}

/** Source of a Mermaid state diagram: states, and the transitions between them without their actions. */
export const mermaidOf = ({ root }: Chart): string =>
  [
    'stateDiagram-v2',
    ...[...stateLines(root), ...statesIn(root).flatMap(arrowsOf)].map((line) => `  ${line}`),
  ].join('\n')
