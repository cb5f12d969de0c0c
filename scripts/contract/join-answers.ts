import { posix } from 'node:path'
import type { Schema } from './contract.model.ts'

/** The schema behind `schemas/<file>.yaml#/<Name>`, as it is written. */
export type ReadSchema = (reference: string) => Schema

/**
 * The union of an answer's shapes and of others, as references that hold in openapi/.
 * @param answer, more `schemas/<file>.yaml#/<Name>`; the answer is one shape or a `oneOf` of shapes
 */
export function joinAnswers(readSchema: ReadSchema, answer: string, more: readonly string[]) {
  const shapes = readSchema(answer).oneOf?.map(({ $ref }) => fromFile(answer, $ref)) ?? [answer]
  return { oneOf: [...shapes, ...more].map(($ref) => ({ $ref })) }
}

/** A reference that stands in one file of the contract, as it reads from openapi/. */
function fromFile(file: string, reference: string): string {
  const [path = ''] = file.split('#')
  if (reference.startsWith('#')) return path + reference
  return posix.join(posix.dirname(path), reference)
}
