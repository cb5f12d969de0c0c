import { backendOperations } from '../../src/generated/backend-operations.ts'
import { schemas } from '../../src/generated/schemas.ts'
import type { Schema } from '../../src/generated/schemas.ts'

type Shapes = Readonly<Record<string, Readonly<Record<string, string>>>>

const units: Readonly<Record<string, string>> = { KRW: 'won', point: 'point' }

/**
 * Shapes of requests and answers for a backend map: schema name → property → content. `?`: optional. `[…]`: a list; a
 * schema's name: that schema; words separated by `/`: one of them; `|null`: or null; `=…`: the default.
 */
export const contractShapes: Shapes = shapesOf(
  backendOperations.flatMap(({ request, answers }) => [request, ...Object.values(answers), 'User']),
)

function shapesOf(names: readonly string[]): Shapes {
  const shapes = new Map<string, Readonly<Record<string, string>>>()

  const add = (name: string, schema: Schema): string => {
    if (shapes.has(name)) return name
    shapes.set(name, {})
    const holders = schema.oneOf?.map(({ $ref = '' }) => schemas[$ref] ?? {}) ?? [schema]
    const properties = new Set(holders.flatMap(({ properties = {} }) => Object.keys(properties)))
    const lines = [...properties].map((property): [string, string] => {
      const isRequired = holders.every(({ required = [] }) => required.includes(property))
      const kinds = holders.flatMap(({ properties: { [property]: ownSchema } = {} }) =>
        ownSchema === undefined ? [] : [shapeOf(`${name}.${property}`, ownSchema)],
      )
      return [isRequired ? property : `${property}?`, [...new Set(kinds)].join('/')]
    })
    shapes.set(name, Object.fromEntries(lines))
    return name
  }

  const shapeOf = (place: string, { $ref, ...ownSchema }: Schema): string => {
    const schema: Schema = $ref === undefined ? ownSchema : { ...schemas[$ref], ...ownSchema }
    if (schema.properties) return add($ref ?? place, schema)
    if (schema.items) return `[${shapeOf(place, schema.items)}]`
    return leafOf(schema)
  }

  for (const name of names) add(name, schemas[name] ?? {})
  return Object.fromEntries([...shapes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function leafOf(schema: Schema): string {
  const types = [schema.type ?? []].flat()
  const constants = schema.const ?? schema.enum?.filter((value) => value !== null).join('/')
  const kind = constants ?? kindOf(schema, types)
  const fallback = schema.default === undefined ? '' : `=${schema.default}`
  return `${kind}${types.includes('null') ? '|null' : ''}${fallback}`
}

function kindOf(schema: Schema, types: readonly string[]): string {
  if (schema.format === 'date-time') return 'instant'
  if (types.includes('string')) return types.includes('integer') ? 'id' : 'text'
  if (types.includes('boolean')) return 'boolean'
  const isNumber = types.includes('number') || types.includes('integer')
  return isNumber ? (units[schema['x-unit'] ?? ''] ?? 'number') : 'any'
}
