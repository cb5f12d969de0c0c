import type { AnyStateMachine } from 'xstate'
import { operationOf } from '@maru/scenarios/answers'
import { describeTransition, transitionsOf } from '@maru/scenarios/transitions'
import { machineIds, machines } from '@maru/scenarios/machines'

/** A transition of a state machine caused by a route's answer. */
export type Edge = {
  /** The route's operation. */
  readonly operation: string
  /** Whether it handles 200 answers or errors. */
  readonly takes: 'answers' | 'errors'
  /** `gameOpen opening.requesting: done openGame → opening.loading`. */
  readonly text: string
}

/** All transitions caused by the result of a call. */
export const machineEdges = (): readonly Edge[] =>
  machineIds.flatMap((id) =>
    transitionsOf(machines[id] as unknown as AnyStateMachine).flatMap((named): Edge[] => {
      const [way, actor = ''] = named.event.split(' ')
      const operation = operationOf[actor]
      if (operation === undefined || (way !== 'done' && way !== 'error')) return []
      const takes = way === 'done' ? 'answers' : 'errors'
      return [{ operation, takes, text: `${id} ${describeTransition(named)}` }]
    }),
  )
