import type { Change } from './changes.ts'
import type { Comparison } from './comparison.ts'
import { TITLE_OF, HTTP_STATUS_OF, MEANING_OF } from './extensions.ts'

const valueText = (value: unknown): string => {
  if (value === undefined) return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A change of lists with more values than this lists only what was added and removed. */
const MAX_VALUES = 4

const isPlainList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && typeof value[0] !== 'object'

function keywordText({ place, fact, keyword, from, to }: Change): string {
  if (keyword === 'required')
    return `${place}: ${to === true ? 'optional → required' : 'required → optional'}`
  const subject = fact.direction === 'operation' ? keyword : `${place}: ${keyword}`
  if (!isPlainList(from) || !isPlainList(to) || from.length + to.length <= MAX_VALUES)
    return `${subject} ${valueText(from)} → ${valueText(to)}`
  const addedValues = to.filter((value) => !from.includes(value))
  const removedValues = from.filter((value) => !to.includes(value))
  const parts = [
    ...(addedValues.length > 0 ? [`adds ${valueText(addedValues)}`] : []),
    ...(removedValues.length > 0 ? [`drops ${valueText(removedValues)}`] : []),
  ]
  return `${subject} ${parts.join(', ')}`
}

const tablePrefixes = [MEANING_OF, HTTP_STATUS_OF, TITLE_OF]

export function changeText(change: Change): string {
  const { way, place, fact, keyword } = change
  if (keyword !== null) return keywordText(change)
  if (fact.direction === 'operation') return `${place} ${way}`
  const { required, 'media types': _media, ...keywords } = fact.keywords
  const parts = Object.entries(keywords)
    .filter(([name]) => !tablePrefixes.some((prefix) => name.startsWith(prefix)))
    .map(([name, value]) =>
      name === 'type' ? valueText(value).replaceAll(', ', ' or ') : `${name} ${valueText(value)}`,
    )
  const isOptional = required === false && (fact.kind === 'property' || fact.kind === 'header')
  const description = [...parts, ...(isOptional ? ['optional'] : [])].join(', ')
  return `${place} ${way}${description === '' ? '' : `: ${description}`}`
}

export function headline({ contract, from, to, changes }: Comparison): string {
  const breaking = changes.filter(({ rule }) => rule.severity === 'breaking').length
  const versions = from === to ? from : `${from} → ${to}`
  if (changes.length === 0) return `${contract}.yaml (${versions}): no difference.`
  const counts = `${breaking === 0 ? 'none' : breaking} breaking, ${changes.length - breaking} not`
  return `${contract}.yaml (${versions}): ${changes.length} changed, ${counts}.`
}

export function versionText({ contract, from, to, requiredVersion }: Comparison): string | null {
  if (requiredVersion === null) return null
  const rule = from.startsWith('0.') ? 'while it is 0.x, the next minor' : 'the next major'
  return `${contract}.yaml breaks, and its version is ${to}: a breaking change needs ${requiredVersion} at least (${rule}), in info.version of openapi/backend.yaml.`
}
