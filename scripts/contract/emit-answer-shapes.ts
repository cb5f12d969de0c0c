import { answersOf, nameOf, schemaNamed } from './contract-parts.ts'
import type { Contract, Schema } from './contract.model.ts'
import { fileNameOf } from './generated-files.ts'

type Shape = string | [Shape] | { [property: string]: Shape }

/**
 * The answers' shapes in the few signs that the browser's reader needs: file name → text, one file an
 * operation, so that a screen loads no other's. They are read by src/http/parse-response.ts:
 * `s` string, `n` number, `b` boolean, with `?` for null as well; `i` an id, a number or a text that is
 * not empty, `i?` one that may be empty; `[shape]` a list; `{}` an object, a `?` behind a property's
 * name for one that may be absent.
 */
export function emitAnswerShapes(contract: Contract): Map<string, string> {
  const files = Object.values(contract.paths).map(({ post }) => {
    const shapes = Object.entries(answersOf(contract, post)).map(([status, name]) => [
      status,
      shapeOf(contract, schemaNamed(contract, name)),
    ])
    const text = `/** Answers of ${post.operationId}: status value → shape of that answer. */
export const ${post.operationId} = ${JSON.stringify(Object.fromEntries(shapes))} as const
`
    return [fileNameOf(post.operationId), text] as const
  })
  return new Map(files)
}

function shapeOf(contract: Contract, schema: Schema): Shape {
  if (schema.$ref) return shapeOf(contract, schemaNamed(contract, nameOf({ $ref: schema.$ref })))
  if (schema.items) return [shapeOf(contract, schema.items)]
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        schema.required?.includes(name) ? name : `${name}?`,
        shapeOf(contract, property),
      ]),
    )
  }
  const types = [schema.type ?? 'string'].flat()
  // A text without a least length may be empty, and an empty one names nothing.
  if (types.includes('integer') && types.includes('string')) return schema.minLength ? 'i' : 'i?'
  const sign = { string: 's', integer: 'n', number: 'n', boolean: 'b' }[
    types.find((type) => type !== 'null') ?? 'string'
  ]
  if (!sign) throw new Error(`A shape for ${JSON.stringify(schema)} is not known.`)
  return types.includes('null') ? `${sign}?` : sign
}
