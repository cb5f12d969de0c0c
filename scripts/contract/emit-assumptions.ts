import type { Assumption, Contract, Origin } from './contract.model.ts'

/** The contract's assumptions as a Markdown table, by id, each with the places where it stands. */
export function emitAssumptions(contracts: Record<string, Contract>): string {
  const found = new Map<string, { because: string; places: Set<string> }>()
  const note = (assumption: Assumption | undefined, place: string) => {
    if (!assumption) return
    const entry = found.get(assumption.id) ?? { because: assumption.because, places: new Set() }
    entry.places.add(place)
    found.set(assumption.id, entry)
  }
  for (const [name, contract] of Object.entries(contracts)) {
    for (const [path, { post }] of Object.entries(contract.paths)) note(post['x-assumption'], path)
    for (const [parameter, value] of Object.entries(contract.components.parameters)) {
      note(value['x-assumption'], `${name} parameter ${parameter}`)
    }
    for (const [schema, value] of Object.entries(contract.components.schemas)) {
      note(value['x-assumption'], schema)
      for (const [property, origin] of Object.entries<Origin>(value.properties ?? {})) {
        note(origin['x-assumption'], `${schema}.${property}`)
      }
    }
  }
  const rows = [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, { because, places }]) => `| ${id} | ${because} | ${[...places].sort().join(', ')} |`)
  return `<!-- Written by \`npm run generate\` from \`x-assumption\` in the contract. Do not edit. -->

# What the contract assumes

The source document leaves these open. Each is decided in the contract under its id, and only there.

| id | what is unknown, and what was decided | where |
| --- | --- | --- |
${rows.join('\n')}
`
}
