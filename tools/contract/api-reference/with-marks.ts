import type { Assumption, Assumptions } from '../assumptions.ts'
import { assumptionIdsOf } from '../source-mark.ts'

type Part = Readonly<Record<string, unknown>>

/** Keys whose values are data, where `x-source` has no meaning. */
const DATA_KEYS = new Set(['example', 'examples', 'enum', 'const', 'default'])

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function assumptionText(id: string, { text, agreed }: Assumption): string {
  if (agreed !== undefined) return `**Agreed ${id}** (with ${agreed.with}, ${agreed.on}): ${text}`
  return `**Assumption ${id}**: ${text}`
}

/**
 * A copy of a contract whose descriptions end with the assumptions of their mark `x-source`. Beside a `$ref` the
 * referenced description is repeated, because a description there replaces it. The mark `document` adds nothing.
 * @throws when an assumption is not listed
 */
export function withMarkTexts<Document extends object>(
  document: Document,
  assumptions: Assumptions,
): Document {
  const requireMarks = (part: Part): readonly string[] =>
    (assumptionIdsOf(part['x-source'] ?? 'document') ?? []).map((id) => {
      const assumption = assumptions[id]
      if (assumption === undefined) throw new Error(`${id} is not in assumptions.yaml.`)
      return assumptionText(id, assumption)
    })

  const referencedPart = ({ $ref }: Part): Part => {
    if (typeof $ref !== 'string') return {}
    const steps = $ref.replace(/^#\//, '').split('/')
    const target = steps.reduce<unknown>(
      (part, step) => (isPart(part) ? part[step] : undefined),
      document,
    )
    return isPart(target) ? target : {}
  }

  const copyOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copyOf)
    if (!isPart(value)) return value
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        DATA_KEYS.has(key) ? child : copyOf(child),
      ]),
    )
    const marks = requireMarks(value)
    if (marks.length === 0) return copy
    const target = referencedPart(value)
    const description = value['description'] ?? target['description']
    const texts = [
      ...(typeof description === 'string' ? [description.trim()] : []),
      ...requireMarks(target),
      ...marks,
    ]
    return { ...copy, description: texts.join('\n\n') }
  }
  return copyOf(document) as Document
}
