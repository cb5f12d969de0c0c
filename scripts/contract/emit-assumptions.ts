import { idsIn, type Assumptions } from './assumptions.ts'
import type { Contract, Origin, Schema } from './contract.model.ts'

/**
 * The contract's assumptions as a Markdown table, by id, each with the places where it stands.
 * @throws when an assumption stands nowhere, or one that is not listed stands somewhere
 */
export function emitAssumptions(
  assumptions: Assumptions,
  contracts: Record<string, Contract>,
): string {
  const places = new Map(Object.keys(assumptions).map((id) => [id, new Set<string>()]))
  for (const [place, origin] of Object.entries(contracts).flatMap(originsOf)) {
    for (const id of idsIn(origin['x-source'] ?? 'document') ?? []) {
      const known = places.get(id)
      if (!known) throw new Error(`${place}: ${id} is not in assumptions.yaml.`)
      known.add(place)
    }
  }
  const rows = Object.entries(assumptions)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, { text, why, confirm }]) => {
      const where = [...(places.get(id) ?? [])].sort()
      if (where.length === 0) throw new Error(`assumptions.yaml ${id}: it stands nowhere.`)
      return `| ${id} | ${text} | ${why} | ${confirm} | ${where.join(', ')} |`
    })
  return `<!-- Written by \`npm run generate\` from assumptions.yaml and the marks \`x-source\`. Do not edit. -->

# What the contract assumes

The source document leaves these open. Each is decided under its id, and only there. It is confirmed by one \`call\`, by
a \`sequence\` of calls, by asking the \`operator\`, or it is \`ours\` to decide. A schema's own name stands for its form,
\`Schema.property\` for that name in that place, a path for that operation, and a path with 200 for its answer. An assumption
that stands at several places may hold at one and not at another.

| id | what was decided | what is unknown, and why so | confirm | where |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

/** Everything in a contract that may be marked, each with its place. */
function originsOf([name, contract]: [string, Contract]): [string, Origin][] {
  const { parameters = {}, securitySchemes = {}, schemas } = contract.components
  return [
    [name, contract],
    ...Object.entries(contract.paths).flatMap(([path, { post }]): [string, Origin][] => [
      [path, post],
      ...Object.entries(post.responses).map(([status, answer]): [string, Origin] => [
        `${path} ${status}`,
        answer,
      ]),
    ]),
    ...Object.entries(parameters).map(([id, one]): [string, Origin] => [`parameter ${id}`, one]),
    ...Object.entries(securitySchemes).map(([id, one]): [string, Origin] => [
      `${name} security ${id}`,
      one,
    ]),
    ...Object.entries(schemas).flatMap(([schema, value]) => originsIn(value, schema)),
  ]
}

/** A schema and everything that it holds in itself, each with its place. */
function originsIn(schema: Schema, place: string): [string, Origin][] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    originsIn(property, `${place}.${name}`),
  )
  const items = schema.items ? originsIn(schema.items, `${place}[]`) : []
  return [[place, schema], ...properties, ...items]
}
