import type { AnswerOf, OperationId } from '../../mocks/handlers/contract.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts'
import { mockScenario } from '../support/mock-scenario.ts'
import type { MockScenario } from '../support/mock-scenario.ts'

type StatusOf<Id extends OperationId> =
  AnswerOf<Id> extends { status: infer Status extends string } ? Status : never

/** What a member does to get an answer of one status. */
export type Story<Id extends OperationId> = (mock: MockScenario) => Promise<AnswerOf<Id>>

/** A story for every status that an operation of the contract can answer. */
export type Stories<Ids extends OperationId = OperationId> = {
  readonly [Id in Ids]: { readonly [Status in StatusOf<Id>]: Story<Id> }
}

/** The same story in another scenario than default. */
export const inScenario =
  <Id extends OperationId>(scenario: ScenarioName, story: Story<Id>): Story<Id> =>
  () =>
    story(mockScenario({ scenario }))
