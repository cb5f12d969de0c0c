import { answersOf, nameOf, requestOf, schemaNamed } from './contract-parts.ts'
import type { Contract, Schema } from './contract.model.ts'

const units: Readonly<Record<string, string>> = { KRW: 'won', point: 'point' }

/** What a backend map knows of requests and answers: names, kinds of values, and what is required. */
export function emitContractShapes(contract: Contract): string {
  const shapes = new Map<string, Record<string, string>>()

  const add = (name: string, schema: Schema): string => {
    if (shapes.has(name)) return name
    shapes.set(name, {})
    const alternatives = (schema.oneOf ?? []).map((one) => schemaNamed(contract, nameOf(one)))
    const holders = alternatives.length > 0 ? alternatives : [schema]
    const names = new Set(holders.flatMap(({ properties = {} }) => Object.keys(properties)))
    const lines = [...names].map((property): [string, string] => {
      const owners = holders.filter(({ properties }) => properties?.[property])
      const isRequired = holders.every(({ required = [] }) => required.includes(property))
      const kinds = owners.map((owner) =>
        shapeOf(`${name}.${property}`, owner.properties?.[property] ?? {}),
      )
      const kind = kinds.every((one) => one === kinds[0]) ? kinds[0] : [...new Set(kinds)].join('/')
      return [isRequired ? property : `${property}?`, kind ?? 'any']
    })
    shapes.set(name, Object.fromEntries(lines))
    return name
  }

  const shapeOf = (place: string, written: Schema): string => {
    const schema = written.$ref
      ? { ...schemaNamed(contract, nameOf({ $ref: written.$ref })), ...written }
      : written
    if (schema.properties) return add(written.$ref ? nameOf({ $ref: written.$ref }) : place, schema)
    if (schema.items) return `[${shapeOf(place, schema.items)}]`
    return leafOf(schema)
  }

  for (const { post } of Object.values(contract.paths)) {
    const names = [requestOf(post), ...Object.values(answersOf(contract, post)), 'User']
    for (const name of names) add(name, schemaNamed(contract, name))
  }
  const lines = [...shapes].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `/**
 * Schema name → property → what it holds; \`?\`: may be left out. \`[…]\`: a list; another schema by its name; words
 * apart by \`/\`: one of them; \`|null\`: or null; \`=…\`: the default.
 */
export const contractShapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${lines.map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},`).join('\n')}
}
`
}

function leafOf(schema: Schema): string {
  const types = [schema.type ?? []].flat()
  const words = schema.const ?? schema.enum?.filter((one) => one !== null).join('/')
  const kind = words ?? kindOf(schema, types)
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
