import type { Contract, Operation } from '#contract'
import { extensionsIn } from './extensions.ts'
import { followed, resolved } from './references.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const left = new Set(['schema', 'example', 'examples'])

/** Extensions at any depth, by name and place. */
function within(value: unknown, place: string): Node {
  if (!isNode(value)) return {}
  const own = Object.entries(extensionsIn(value)).map(([name, one]) => [`${name} of ${place}`, one])
  const inner = Object.entries(value)
    .filter(([name]) => !left.has(name) && !name.startsWith('x-'))
    .map(([name, one]) => within(one, `${place} ${name}`))
  return Object.assign(Object.fromEntries(own), ...inner) as Node
}

/** The same without those of the value itself, which has a fact. */
const below = (value: unknown, place: string): Node =>
  Object.fromEntries(
    Object.entries(within(value, place)).filter(([name]) => !name.endsWith(` of ${place}`)),
  )

const atReference = (value: object, place: string): Node =>
  '$ref' in value ? within(value, place) : {}

type Media = { readonly schema?: object }
type Response = {
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, Media>>
}

function ofResponse(contract: Contract, status: string, written: object): Node {
  const place = `answer ${status}`
  const { headers = {}, content = {}, ...rest } = followed<Response>(contract, 'responses', written)
  return Object.assign(
    { ...atReference(written, place), ...below(rest, place), ...within(content, place) },
    ...Object.entries(headers).map(([name, one]) => atReference(one, `${place} header ${name}`)),
    ...Object.entries(content).map(([type, { schema }]) => {
      if (schema === undefined) return {}
      const { oneOf, discriminator } = resolved(contract, schema) as Node
      const union = within({ oneOf, discriminator }, `${place} ${type} schema`)
      return { ...atReference(schema, `${place} ${type} schema`), ...union }
    }),
  ) as Node
}

/** Extensions of an operation's path, parameters, bodies and answers that no other fact has. */
export function extensionsWithin(contract: Contract, path: object, operation: Operation): Node {
  const { requestBody, parameters = [], responses } = operation
  const { post: _, ...item } = path as { readonly post: unknown }
  return Object.assign(
    { ...within(item, 'path'), ...within(requestBody, 'request') },
    ...parameters.map((one, index) => atReference(one, `parameter ${index + 1}`)),
    ...Object.entries(responses).map(([status, one]) => ofResponse(contract, status, one)),
  ) as Node
}

export const extensionsOfWhole = ({ components, paths }: Contract): Node => {
  const own = Object.entries(paths).filter(([name]) => name.startsWith('x-'))
  return {
    ...within(Object.fromEntries(own), 'paths'),
    ...within(components.securitySchemes, 'security schemes'),
  }
}
