import type { Change } from './changes.ts'
import type { Comparison } from './comparison.ts'
import { TITLE_OF, HTTP_STATUS_OF, MEANING_OF } from './extensions.ts'
import type { Severity } from './policy.ts'

const plain = (value: unknown): string => {
  if (value === undefined) return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(plain).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** With more values, only added and removed ones are listed. */
const MAX_VALUES = 4

function keywordText({ place, fact, keyword, from, to }: Change): string {
  if (keyword === 'required')
    return `${place}: ${to === true ? 'optional → required' : 'required → optional'}`
  const subject = fact.direction === 'operation' ? keyword : `${place}: ${keyword}`
  const areLists = [from, to].every((side) => Array.isArray(side) && typeof side[0] !== 'object')
  if (!areLists) return `${subject} ${plain(from)} → ${plain(to)}`
  const [before, after] = [from as unknown[], to as unknown[]]
  if (before.length + after.length <= MAX_VALUES) return `${subject} ${plain(from)} → ${plain(to)}`
  const added = after.filter((value) => !before.includes(value))
  const removed = before.filter((value) => !after.includes(value))
  const parts = [
    ...(added.length > 0 ? [`adds ${plain(added)}`] : []),
    ...(removed.length > 0 ? [`drops ${plain(removed)}`] : []),
  ]
  return `${subject} ${parts.join(', ')}`
}

const tables = [MEANING_OF, HTTP_STATUS_OF, TITLE_OF]

export function changeText(change: Change): string {
  const { way, place, fact, keyword } = change
  if (keyword !== null) return keywordText(change)
  if (fact.direction === 'operation') return `${place} ${way}`
  const { required, 'media types': _media, origin: _origin, ...keywords } = fact.keywords
  const parts = Object.entries(keywords)
    .filter(([name]) => !tables.some((prefix) => name.startsWith(prefix)))
    .map(([name, value]) =>
      name === 'type' ? plain(value).replaceAll(', ', ' or ') : `${name} ${plain(value)}`,
    )
  const isOptional = required === false && (fact.kind === 'property' || fact.kind === 'header')
  const described = [...parts, ...(isOptional ? ['optional'] : [])].join(', ')
  return `${place} ${way}${described === '' ? '' : `: ${described}`}`
}

export function headline({ contract, from, to, changes }: Comparison): string {
  const count = (severity: Severity) =>
    changes.filter(({ rule }) => rule.severity === severity).length
  const [breaking, other, origins] = [count('breaking'), count('compatible'), count('information')]
  const versions = from === to ? from : `${from} → ${to}`
  if (changes.length === 0) return `${contract}.yaml (${versions}): no difference.`
  const marks = origins === 0 ? '' : `, ${origins} for information`
  const counts = `${breaking === 0 ? 'none' : breaking} breaking, ${other} not${marks}`
  return `${contract}.yaml (${versions}): ${changes.length} changed, ${counts}.`
}

export function versionText({ contract, from, to, lacksVersion }: Comparison): string | null {
  if (lacksVersion === null) return null
  const rule = from.startsWith('0.') ? 'while it is 0.x, the next minor' : 'the next major'
  return `${contract}.yaml breaks, and its version is ${to}: a breaking change needs ${lacksVersion} at least (${rule}), in info.version of openapi/backend.yaml.`
}
