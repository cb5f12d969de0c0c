import type { Contract } from './contract.model.ts'

type Loose = { [name: string]: unknown }

/**
 * Checks that a bundled document has what generation reads.
 * @throws naming file, path, operation and missing part
 */
export function checkShape(file: string, document: unknown): Contract {
  const { paths, components } = document as { paths?: Loose; components?: Loose }
  const faults = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    faultsOf(item as Loose).map((fault) => `${file} ${path}: ${fault}`),
  )
  if (paths === undefined) faults.push(`${file}: has no paths`)
  if (components?.['schemas'] === undefined) faults.push(`${file}: has no components.schemas`)
  if (faults.length > 0) throw new Error(`The contract cannot be read:\n${faults.join('\n')}`)
  return document as Contract
}

function faultsOf(item: Loose): string[] {
  const { post, ...others } = item
  const unknown = Object.keys(others).map((method) => `${method} instead of post`)
  if (!isObject(post)) return unknown.length > 0 ? unknown : ['has no post']
  const name = typeof post['operationId'] === 'string' ? post['operationId'] : 'no operationId'
  const isRead: [string, boolean][] = [
    ['an operationId', typeof post['operationId'] === 'string'],
    ['a security (an empty list for guests)', Array.isArray(post['security'])],
    ['a JSON requestBody whose schema is a $ref', hasNamedSchema(post['requestBody'])],
    ['a JSON 200 answer whose schema is a $ref', hasNamedAnswer(at(post['responses'], '200'))],
  ]
  const lacking = isRead.filter(([, isThere]) => !isThere)
  return [...unknown, ...lacking.map(([part]) => `${name} lacks ${part}`)]
}

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((inner: unknown, key) => (isObject(inner) ? inner[key] : undefined), value)

const hasNamedSchema = (body: unknown, media = 'application/json'): boolean =>
  typeof at(body, 'content', media, 'schema', '$ref') === 'string'

const hasNamedAnswer = (answer: unknown): boolean =>
  hasNamedSchema(answer) || hasNamedSchema(answer, 'text/event-stream')
