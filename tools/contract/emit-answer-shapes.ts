import { requireAnswers, nameOf, requireSchema } from './contract-parts.ts'
import type { Contract, Schema } from './contract.model.ts'
import { fileNameOf } from './generated-files.ts'

type Shape = string | [Shape] | { [property: string]: Shape }

/**
 * Compact shapes of the answers for src/http/parse-response.ts: file name → text, one file per operation, so that a
 * screen loads only its own. `s` string, `n` number, `b` boolean, with `?` for nullable; `i` an id (a number or
 * non-empty text), `i?` one that may be empty; `[shape]` a list; `{}` an object. A `?` after a property name marks
 * one that may be absent, or null for lists and objects; it is read as undefined.
 * @throws for other schemas, naming operation and place
 */
export function emitAnswerShapes(contract: Contract): Map<string, string> {
  const files = Object.values(contract.paths).map(({ post }) => {
    const shapes = Object.entries(requireAnswers(contract, post)).map(([status, name]) => [
      status,
      toShape(contract, requireSchema(contract, name), `${post.operationId} ${status}`),
    ])
    const text = `/** Answers of ${post.operationId}: status value → shape of that answer. */
export const ${post.operationId}Shapes = ${JSON.stringify(Object.fromEntries(shapes))} as const
`
    return [fileNameOf(post.operationId), text] as const
  })
  return new Map(files)
}

const MAX_DEPTH = 30

type NullableShape = { readonly shape: Shape; readonly isNullable: boolean }

const toShape = (contract: Contract, schema: Schema, at: string): Shape => {
  const { shape, isNullable } = toNullableShape(contract, schema, at)
  if (isNullable && typeof shape !== 'string')
    throw new Error(`${at}: only a property may be null instead of a list or an object.`)
  return shape
}

function toNullableShape(contract: Contract, schema: Schema, at: string): NullableShape {
  const { $ref, oneOf, items, properties } = schema
  if (at.split('.').length > MAX_DEPTH) throw new Error(`${at}: what an answer holds never ends.`)
  if ($ref && (schema.type ?? oneOf ?? items ?? properties))
    throw new Error(`${at}: readers follow the \`$ref\` alone: write a schema of its own.`)
  if ($ref) return toNullableShape(contract, requireSchema(contract, nameOf({ $ref })), at)
  if (oneOf) return toUnion(contract, oneOf, at)
  const types = [schema.type ?? []].flat()
  const isNullable = types.includes('null')
  if (items) return { shape: [toShape(contract, items, `${at}[]`)], isNullable }
  if (properties) return { shape: fieldsOf(contract, schema, at), isNullable }
  // A text without a minimum length may be empty, which is not an id.
  if (types.includes('integer') && types.includes('string')) {
    return { shape: schema.minLength && !isNullable ? 'i' : 'i?', isNullable }
  }
  const [type = 'null', ...others] = types.filter((typeName) => typeName !== 'null')
  const typeSign = type === 'string' && schema.enum ? 'e' : SHAPE_SIGNS[type]
  if (!typeSign || others.length > 0)
    throw new Error(`${at}: a shape for ${JSON.stringify(schema)} is not known.`)
  return { shape: isNullable ? `${typeSign}?` : typeSign, isNullable }
}

const fieldsOf = (contract: Contract, { properties = {}, required = [] }: Schema, at: string) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { shape, isNullable } = toNullableShape(contract, property, `${at}.${name}`)
      const isAlwaysPresent = required.includes(name) && !(isNullable && typeof shape !== 'string')
      return [isAlwaysPresent ? name : `${name}?`, shape]
    }),
  )

const SHAPE_SIGNS: Readonly<Record<string, string>> = {
  string: 's',
  integer: 'n',
  number: 'n',
  boolean: 'b',
}

function toUnion(contract: Contract, shapes: readonly Schema[], at: string): NullableShape {
  const [first, ...others] = shapes.filter(({ type }) => type !== 'null')
  if (!first || others.length > 0)
    throw new Error(`${at}: a shape for ${JSON.stringify(shapes)} is not known.`)
  const { shape, isNullable } = toNullableShape(contract, first, at)
  if (shapes.length === 1) return { shape, isNullable }
  const isPlain = typeof shape === 'string' && !shape.endsWith('?')
  return { shape: isPlain ? `${shape}?` : shape, isNullable: true }
}
