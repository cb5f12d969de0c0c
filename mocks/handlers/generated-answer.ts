import type { RequestHandler } from 'msw'
import * as generated from '../generated/backend.msw.ts'
import type { GeneratedAnswers, ResolverFor } from '../generated/backend.msw.ts'

export const createHandlers = (resolverFor: ResolverFor): RequestHandler[] =>
  Object.values(generated).map((createHandler) => createHandler(resolverFor))

const answersById = new Map<string, GeneratedAnswers>()
createHandlers((operationId, answers) => {
  answersById.set(operationId, answers)
  return () => undefined
})

/** @throws for an unknown operation */
function requireAnswers(operationId: string): GeneratedAnswers {
  const answers = answersById.get(operationId)
  if (answers === undefined) throw new Error(`mocks/generated has no handler of ${operationId}`)
  return answers
}

export const exampleOf = (operationId: string, status: string): unknown =>
  structuredClone(requireAnswers(operationId).examples[status] ?? { status })

/** Code of the contract's example of an error; undefined: the operation does not list that HTTP status. */
export const problemCodeOf = (operationId: string, status: number): string | undefined =>
  requireAnswers(operationId).errors[status]

/** The answer of an operation without a behaviour: the contract's first example. */
export const generatedAnswer = (operationId: string): unknown =>
  exampleOf(operationId, requireAnswers(operationId).first)
