import { useEffect, useRef } from 'react'
import { readChart, stateKey, transitionLine } from '#scenarios/chart'
import type { ChartState } from '#scenarios/chart'
import { machines } from '#scenarios/machines'
import type { MachineId } from '#scenarios/machines'

type Highlights = { readonly states: readonly string[]; readonly transitions: readonly string[] }

function State({ id, state, lit }: { id: MachineId; state: ChartState; lit: Highlights }) {
  const { path, name, transitions, states } = state
  return (
    <li aria-current={lit.states.includes(stateKey(id, path)) ? 'true' : undefined}>
      <strong>{name}</strong>
      {transitions.length + states.length > 0 && (
        <ul>
          {transitions.map((transition) => (
            <li
              key={transition.key}
              className={lit.transitions.includes(transition.key) ? 'taken' : ''}
            >
              <code>{transitionLine(transition)}</code>
            </li>
          ))}
          {states.map((inner) => (
            <State key={inner.path} id={id} state={inner} lit={lit} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** A machine's states and transitions, with the current states and the transitions just taken marked. */
export function Chart({ id, states, transitions }: { readonly id: MachineId } & Highlights) {
  const frame = useRef<HTMLDivElement>(null)
  const current = states.join('\n')
  useEffect(() => {
    const { current: list } = frame
    const innermost = [...(list?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].at(-1)
    if (list === null || innermost === undefined) return
    list.scrollTop = innermost.offsetTop - list.clientHeight / 3
  }, [id, current])
  const { root } = readChart(machines[id])
  return (
    <div
      ref={frame}
      className="chart-frame"
      tabIndex={0}
      role="region"
      aria-label={`State chart of ${id}`}
    >
      <ul>
        <State id={id} state={root} lit={{ states, transitions }} />
      </ul>
    </div>
  )
}
