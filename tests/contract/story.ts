import type { AnswerOf, OperationId, StatusOf } from '../../mocks/handlers/contract.ts'
import type { StartStateName } from '../../mocks/seeds/start-states.ts'
import { startMock } from '../support/mock-scenario.ts'
import type { StartedMock } from '../support/mock-scenario.ts'

export type Story<Id extends OperationId> = (mock: StartedMock) => Promise<AnswerOf<Id>>

/** Stories by operation and status; an answer to the contract's example request needs none. */
export type Stories = {
  readonly [Id in OperationId]?: { readonly [Status in StatusOf<Id>]?: Story<Id> }
}

export const inScenario =
  <Id extends OperationId>(startState: StartStateName, story: Story<Id>): Story<Id> =>
  () =>
    story(startMock({ startState }))
