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

export function requireSchema(contract: Contract, name: string): Schema {
  const schema = contract.components.schemas[name]
  if (!schema) throw new Error(`The contract has no schema ${name}.`)
  return schema
}

/** The schema and examples of an answer, or of each event of a stream. */
const answerMedia = (content: AnswerContent) =>
  content['application/json'] ?? content['text/event-stream']

/** Shapes of the 200 answer, or of the events that it consists of: status → schema name. */
export function requireAnswers(contract: Contract, operation: Operation): Record<string, string> {
  const media = answerMedia(operation.responses['200']?.content ?? {})
  if (!media) throw new Error(`${operation.operationId} has no 200 answer.`)
  const name = nameOf(media.schema)
  const variants = requireSchema(contract, name).oneOf?.map(nameOf) ?? [name]
  return Object.fromEntries(
    variants.map((variant) => {
      const status = requireSchema(contract, variant).properties?.['status']?.const
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

export const isStatusOnly = ({ properties = {} }: { properties?: object }): boolean =>
  Object.keys(properties).length === 1 && 'status' in properties

/** Adds the example `{status}` for every bare status of an answer to a contract that nothing else uses. */
export function addStatusExamples(contract: Contract): Contract {
  for (const { post } of Object.values(contract.paths)) {
    const media = post.responses['200']?.content['application/json']
    if (!media) continue
    const statusExamples = Object.entries(requireAnswers(contract, post))
      .filter(([, name]) => isStatusOnly(requireSchema(contract, name)))
      .map(([status]) => [status, { value: { status } }] as const)
    media.examples = { ...Object.fromEntries(statusExamples), ...media.examples }
  }
  return contract
}
