import type { OperationId } from '#mocks/handlers/contract.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'
import { accessFaults } from './access.ts'
import { answerFaults } from './answers.ts'
import { exposureFaults } from './exposure.ts'
import type { FaultTable } from './layers.ts'
import { keyFaults } from './keys.ts'
import { moneyFaults } from './money.ts'
import { pageFaults } from './pages.ts'
import { requestFaults } from './requests.ts'
import { sessionFaults } from './sessions.ts'
import { stateFaults } from './state.ts'
import { valueFaults } from './values.ts'

/** A backend with one fault, and the check and place that must report it. */
export type Fault = {
  readonly name: string
  readonly check: string
  readonly operation: string
  readonly layer: Layer
}

const faultsIn = (table: FaultTable): readonly Fault[] =>
  Object.entries(table).flatMap(([key, ways]) => {
    const [check = '', operation = '', place = operation] = key.split(' ')
    return Object.entries(ways).map(([name, way]) => ({
      name,
      check,
      operation,
      layer: way(place as OperationId),
    }))
  })

export const zoo: readonly Fault[] = [
  answerFaults,
  exposureFaults,
  requestFaults,
  sessionFaults,
  accessFaults,
  moneyFaults,
  keyFaults,
  stateFaults,
  valueFaults,
  pageFaults,
].flatMap(faultsIn)
