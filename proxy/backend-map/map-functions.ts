import type { backendOperations } from '../../src/generated/api.ts'
import type { Reply } from './places.ts'

type ContractOperation<Id extends keyof backendOperations> = backendOperations[Id]
type Content<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never
type Success<Answer> = Answer extends { status: 'success' | 'authenticated' }
  ? Omit<Answer, 'status'>
  : never

/** A function of a map that computes one value from the value at `at`, the whole answer, and the object around it. */
export type ValueFunction = (value: unknown, reply: Reply, here: unknown) => unknown

/** A function that builds the whole request from the contract's. */
export type Requesting<Id extends keyof backendOperations> = (
  sent: Content<ContractOperation<Id>['requestBody']>,
) => Readonly<Record<string, unknown>>

/** A function that builds the whole answer of a success. */
export type Answering<Id extends keyof backendOperations> = (
  reply: Reply,
) => Success<Content<ContractOperation<Id>['responses'][200]>>
