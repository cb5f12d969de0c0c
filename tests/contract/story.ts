import type { AnswerOf, OperationId, StatusOf } from '../../mocks/handlers/contract.ts'
import type { handlers } from '../../mocks/handlers/handlers.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts'
import { mockScenario } from '../support/mock-scenario.ts'
import type { MockScenario } from '../support/mock-scenario.ts'

/** What a member does to get an answer of one status. */
export type Story<Id extends OperationId> = (mock: MockScenario) => Promise<AnswerOf<Id>>

/** A story for every status that an operation with a handler can answer. */
export type Stories<Ids extends OperationId = keyof typeof handlers> = {
  readonly [Id in Ids]: { readonly [Status in StatusOf<Id>]: Story<Id> }
}

/** The same story in another scenario than default. */
export const inScenario =
  <Id extends OperationId>(scenario: ScenarioName, story: Story<Id>): Story<Id> =>
  () =>
    story(mockScenario({ scenario }))
