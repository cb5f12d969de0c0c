import type { AnswerOf, OperationId, StatusOf } from '../../mocks/handlers/contract.ts'
import type { handlers } from '../../mocks/handlers/handlers.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts'
import { mockScenario } from '../support/mock-scenario.ts'
import type { MockScenario } from '../support/mock-scenario.ts'

/** Steps of a member that lead to an answer with one status. */
export type Story<Id extends OperationId> = (mock: MockScenario) => Promise<AnswerOf<Id>>

/** A story for every status of every operation with a handler. */
export type Stories<Ids extends OperationId = keyof typeof handlers> = {
  readonly [Id in Ids]: { readonly [Status in StatusOf<Id>]: Story<Id> }
}

/** Runs a story in another scenario than the default one. */
export const inScenario =
  <Id extends OperationId>(scenario: ScenarioName, story: Story<Id>): Story<Id> =>
  () =>
    story(mockScenario({ scenario }))
