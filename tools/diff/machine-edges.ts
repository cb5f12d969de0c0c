import type { AnyStateMachine } from 'xstate'
import { operationOf } from '#scenarios/answers'
import { describeTransition, transitionsOf } from '#scenarios/transitions'
import { machineIds, machines } from '#scenarios/machines'

export type Edge = {
  readonly operation: string
  /** Whether it handles 200 answers or errors. */
  readonly takes: 'answers' | 'errors'
  /** `gameOpen opening.requesting: done openGame → opening.loading`. */
  readonly text: string
}

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
