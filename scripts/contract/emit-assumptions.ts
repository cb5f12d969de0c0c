import type { Assumption, Contract, Origin, Schema } from './contract.model.ts'

/**
 * The contract's assumptions as a Markdown table, by id, each with the places where it stands.
 * @throws when one id stands for two assumptions
 */
export function emitAssumptions(contracts: Record<string, Contract>): string {
  const found = new Map<string, { because: string; places: Set<string> }>()
  const note = (assumption: Assumption | undefined, place: string) => {
    if (!assumption) return
    const { id, because } = assumption
    const entry = found.get(id) ?? { because, places: new Set() }
    if (entry.because !== because) {
      throw new Error(
        `${id} has another reason at ${place} than at ${[...entry.places].join(', ')}; one id is one assumption.`,
      )
    }
    entry.places.add(place)
    found.set(id, entry)
  }
  for (const [name, contract] of Object.entries(contracts)) {
    for (const [path, { post }] of Object.entries(contract.paths)) note(post['x-assumption'], path)
    for (const [parameter, value] of Object.entries(contract.components.parameters ?? {})) {
      note(value['x-assumption'], `${name} parameter ${parameter}`)
    }
    for (const [schema, value] of Object.entries(contract.components.schemas)) {
      for (const [place, origin] of originsIn(value, schema)) note(origin['x-assumption'], place)
    }
  }
  const rows = [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, { because, places }]) => `| ${id} | ${because} | ${[...places].sort().join(', ')} |`)
  return `<!-- Written by \`npm run generate\` from \`x-assumption\` in the contract. Do not edit. -->

# What the contract assumes

The source document leaves these open. Each is decided in the contract under its id, and only there.
A schema's own name stands for its form; \`Schema.property\` stands for that name in that place.

| id | what is unknown, and what was decided | where |
| --- | --- | --- |
${rows.join('\n')}
`
}

/** A schema and everything that it holds in itself, each with its place. */
function originsIn(schema: Schema, place: string): [string, Origin][] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    originsIn(property, `${place}.${name}`),
  )
  const items = schema.items ? originsIn(schema.items, `${place}[]`) : []
  return [[place, schema], ...properties, ...items]
}
