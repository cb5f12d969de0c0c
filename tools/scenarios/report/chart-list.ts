import { stateKey, transitionLine } from '../charts/chart.model.ts'
import type { Chart, ChartState, ChartTransition } from '../charts/chart.model.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export type Visited = {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

const missedMark = (isReached: boolean): string =>
  isReached ? '' : ' <span class="missed">not reached</span>'

/** A chart as nested lists of states and transitions; with `visited`, names what was not reached. */
export function chartList({ id, root }: Chart, visited: Visited | null): string {
  const transitionItem = (transition: ChartTransition): string => {
    const { key } = transition
    const mark = missedMark(visited?.transitions.has(key) ?? true)
    return `<li data-transition="${escaped(key)}"><code>${escaped(transitionLine(transition))}</code>${mark}</li>`
  }
  const stateItem = ({ path, name, transitions, states }: ChartState): string => {
    const key = stateKey(id, path)
    const mark = missedMark(path === '' || (visited?.states.has(key) ?? true))
    const inner = [...transitions.map(transitionItem), ...states.map(stateItem)]
    const list = inner.length === 0 ? '' : `<ul>${inner.join('')}</ul>`
    return `<li data-state="${escaped(key)}"><strong>${escaped(name)}</strong>${mark}${list}</li>`
  }
  return `<ul class="chart" data-machine="${id}">${stateItem(root)}</ul>`
}
