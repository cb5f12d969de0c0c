import type { CallLog } from './call-log.ts'
import { CommandError } from './command-error.ts'
import type { CommandOf } from './commands.ts'
import { harOfCalls } from './har-of-calls.ts'
import type { Overrides } from './overrides.ts'
import { readTraffic } from './read-traffic.ts'
import type { Results, SidesState } from './results.ts'
import { operationIds, operationsNamed } from './sides.ts'
import type { Sides } from './sides.ts'

type Ports = {
  readonly overrides: Overrides
  readonly log: CallLog
  readonly sides: Sides
}

const NO_BACKEND =
  'is "real", but there is no real backend. Start with BACKEND_URL, and MOCK or REAL'

/** The host in HAR files of a mock without a real backend. */
const MOCK_HOST = 'http://mock.invalid'

/** Performs the commands about the two sides of hybrid mode and about recorded traffic. */
export function sidePerformers({ overrides, log, sides }: Ports) {
  function readState(): SidesState {
    const lastCalls = new Map(log.list().map((call) => [call.operation, call]))
    const operations = operationIds.map((operation) => {
      const call = lastCalls.get(operation)
      if (call === undefined) return { operation, side: sides.sideOf(operation), last: null }
      const { number, at, answeredBy, status, outcome, violations } = call
      const summary = { number, at, answeredBy, status, outcome, violations }
      return { operation, side: sides.sideOf(operation), last: summary }
    })
    return { backend: sides.backend, operations }
  }

  return {
    sides: readState,

    'answer-by'({ side, operations }: CommandOf<'answer-by'>): SidesState {
      const operationNames = operationsNamed(operations)
      if (side === 'real' && sides.backend === null) {
        throw new CommandError([{ path: '/side', message: NO_BACKEND }])
      }
      sides.choose(operationNames, side)
      return readState()
    },

    har({ side = sides.backend === null ? undefined : 'real' }: CommandOf<'har'>): Results['har'] {
      const calls = log
        .calls()
        .filter(
          ({ answeredBy }) => side === undefined || (answeredBy === 'real') === (side === 'real'),
        )
      return harOfCalls(calls, sides.backend ?? MOCK_HOST)
    },

    replay({ log: harLog }: CommandOf<'replay'>): Results['replay'] {
      const { answers, ...summary } = readTraffic({ log: harLog })
      overrides.replay(answers)
      return summary
    },
  }
}
