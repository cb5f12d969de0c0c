import type {
  AnswerContent,
  Contract,
  Example,
  Operation,
  Reference,
  Schema,
} from './contract.model.ts'

export const nameOf = (reference: Reference) =>
  reference.$ref.slice(reference.$ref.lastIndexOf('/') + 1)

export function schemaNamed(contract: Contract, name: string): Schema {
  const schema = contract.components.schemas[name]
  if (!schema) throw new Error(`The contract has no schema ${name}.`)
  return schema
}

/** The schema and examples of an answer, or of each event of a stream. */
const answerMedia = (content: AnswerContent) =>
  content['application/json'] ?? content['text/event-stream']

/** Shapes of the 200 answer, or of the events that it consists of: status → schema name. */
export function answersOf(contract: Contract, operation: Operation): Record<string, string> {
  const media = answerMedia(operation.responses['200']?.content ?? {})
  if (!media) throw new Error(`${operation.operationId} has no 200 answer.`)
  const name = nameOf(media.schema)
  const variants = schemaNamed(contract, name).oneOf?.map(nameOf) ?? [name]
  return Object.fromEntries(
    variants.map((variant) => {
      const status = schemaNamed(contract, variant).properties?.['status']?.const
      if (!status) throw new Error(`${variant} has no status with a const.`)
      return [status, variant]
    }),
  )
}

export const requestOf = (operation: Operation) =>
  nameOf(operation.requestBody.content['application/json'].schema)

export function exampleValue(contract: Contract, { $ref, value }: Example): unknown {
  return $ref === undefined ? value : contract.components.examples?.[nameOf({ $ref })]?.value
}
