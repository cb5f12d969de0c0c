import type { Assumptions } from './assumptions.ts'
import type { Contract, Origin, Schema } from './contract.model.ts'
import { assumptionIdsOf } from './source-mark.ts'

const MAX_LINE_LENGTH = 118

const linesOf = (text: string): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const lastLine = lines.at(-1)
    if (lastLine === undefined || lastLine.length + 1 + word.length > MAX_LINE_LENGTH)
      return [...lines, `  ${word}`]
    return [...lines.slice(0, -1), `${lastLine} ${word}`]
  }, [])

/** Ids of assumptions that no place of the contracts refers to. */
export function unusedAssumptions(
  assumptions: Assumptions,
  contracts: Record<string, Contract>,
): readonly string[] {
  const usedIds = new Set(
    Object.entries(contracts)
      .flatMap(originsOf)
      .flatMap(([, origin]) => assumptionIdsOf(origin['x-source'] ?? 'document') ?? []),
  )
  return Object.keys(assumptions).filter((id) => !usedIds.has(id))
}

/**
 * The contract's assumptions as a Markdown list by id, with their places.
 * @throws for an unused assumption or an unlisted id
 */
export function emitAssumptions(
  assumptions: Assumptions,
  contracts: Record<string, Contract>,
): string {
  const places = new Map(Object.keys(assumptions).map((id) => [id, new Set<string>()]))
  for (const [place, origin] of Object.entries(contracts).flatMap(originsOf)) {
    for (const id of assumptionIdsOf(origin['x-source'] ?? 'document') ?? []) {
      const placesOfId = places.get(id)
      if (!placesOfId) throw new Error(`${place}: ${id} is not in assumptions.yaml.`)
      placesOfId.add(place)
    }
  }
  const rows = Object.entries(assumptions)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, { text, why, confirm }]) => {
      const placeNames = [...(places.get(id) ?? [])].sort()
      if (placeNames.length === 0) throw new Error(`assumptions.yaml ${id}: no place refers to it.`)
      return [
        ...linesOf(`**${id}** (${confirm}): ${text}`),
        ...linesOf(`Why it is open: ${why}`),
        ...linesOf(`Places: ${placeNames.join(', ')}.`),
      ]
        .join('\n')
        .replace('  ', '- ')
    })
  return `<!-- Written by \`npm run generate\` from assumptions.yaml and the marks \`x-source\`. Do not edit. -->

# What the contract assumes

The source document leaves these open. Each is decided under its id, and only there. It is confirmed by one \`call\`, by
a \`sequence\` of calls, by asking the \`operator\`, or it is \`ours\` to decide. A schema's own name stands for its form,
\`Schema.property\` for that name in that place, a path for that operation, a path with 200 for its answer, a
response for that error of every operation. An assumption that stands at several places may hold at one and not at another.

${rows.join('\n')}
`
}

/** Everything in a contract that may have an `x-source` mark, with its place. */
export function originsOf([name, contract]: [string, Contract]): [string, Origin][] {
  const { parameters = {}, responses = {}, securitySchemes = {}, schemas } = contract.components
  return [
    [name, contract],
    ...Object.entries(contract.paths).flatMap(([path, { post }]): [string, Origin][] => [
      [path, post],
      ...Object.entries(post.responses).map(([status, answer]): [string, Origin] => [
        `${path} ${status}`,
        answer,
      ]),
    ]),
    ...Object.entries(parameters).map(([id, parameter]): [string, Origin] => [
      `parameter ${id}`,
      parameter,
    ]),
    ...Object.entries(responses).map(([id, response]): [string, Origin] => [
      `response ${id}`,
      response,
    ]),
    ...Object.entries(securitySchemes).map(([id, securityScheme]): [string, Origin] => [
      `${name} security ${id}`,
      securityScheme,
    ]),
    ...Object.entries(schemas).flatMap(([schema, value]) => originsIn(value, schema)),
  ]
}

function originsIn(schema: Schema, place: string): [string, Origin][] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    originsIn(property, `${place}.${name}`),
  )
  const items = schema.items ? originsIn(schema.items, `${place}[]`) : []
  return [[place, schema], ...properties, ...items]
}
