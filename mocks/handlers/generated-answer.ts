import type { RequestHandler } from 'msw'
import * as generated from '../generated/backend.msw.ts'
import type { GeneratedAnswers, ResolverFor } from '../generated/backend.msw.ts'

/** Fixed present time of factories, so that one seed gives the same times. */
const PRESENT = '2026-11-20T21:00:00+09:00'

export const createHandlers = (resolverFor: ResolverFor): RequestHandler[] =>
  Object.values(generated).map((createHandler) => createHandler(resolverFor))

const answersById = new Map<string, GeneratedAnswers>()
createHandlers((operationId, answers) => {
  answersById.set(operationId, answers)
  return () => undefined
})

/** @throws for an unknown operation */
function answersOf(operationId: string): GeneratedAnswers {
  const answers = answersById.get(operationId)
  if (answers === undefined) throw new Error(`mocks/generated has no handler of ${operationId}`)
  return answers
}

export const exampleOf = (operationId: string, status: string): unknown =>
  structuredClone(answersOf(operationId).examples[status] ?? { status })

/** Code of the contract's example of an error; undefined: the operation does not list that HTTP status. */
export const problemCodeOf = (operationId: string, status: number): string | undefined =>
  answersOf(operationId).errors[status]

const seedOf = (name: string): number =>
  [...name].reduce((seed, sign) => (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)

export async function drawAnswer(operationId: string, seed: number): Promise<unknown> {
  const { faker } = await import('@faker-js/faker/locale/ko')
  const draw = await answersOf(operationId).factory()
  faker.seed(seed)
  faker.setDefaultRefDate(PRESENT)
  return draw()
}

/** The answer of an operation without a behaviour: the contract's example, or a value of orval's factory. */
export async function generatedAnswer(operationId: string): Promise<unknown> {
  const { first, examples } = answersOf(operationId)
  if (examples[first] !== undefined) return exampleOf(operationId, first)
  return drawAnswer(operationId, seedOf(operationId))
}
