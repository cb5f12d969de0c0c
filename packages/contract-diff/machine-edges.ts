import type { AnyStateMachine } from 'xstate'
import { operationOf } from '@maru/scenarios/answers'
import { describeTransition, transitionsOf } from '@maru/scenarios/transitions'
import { machineIds, machines } from '@maru/scenarios/machines'

/** A transition of a state machine that takes an answer of a route. */
export type Edge = {
  /** The route's operation. */
  readonly operation: string
  /** Whether it takes answers of 200, or errors. */
  readonly takes: 'answers' | 'errors'
  /** `gameOpen opening.requesting: done openGame → opening.loading`. */
  readonly text: string
}

/** Every transition of the machines that takes what became of a call. */
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
