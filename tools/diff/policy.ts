import type { Direction } from './fact.ts'
import type { Width } from './width.ts'

export const severities = ['breaking', 'compatible'] as const
export type Severity = (typeof severities)[number]

export type Rule = {
  /** Reports and the table of openapi/README.md use it; ids are never reused. */
  readonly id: string
  readonly direction: Direction
  readonly severity: Severity
  readonly why: string
}

type Verdict = readonly [severity: Severity, why: string]

const operationVerdicts: Readonly<Record<string, Verdict>> = {
  'operation-added': ['compatible', 'It has no callers yet.'],
  'operation-removed': ['breaking', 'Callers are refused.'],
  'operation-renamed': ['compatible', 'The name is not sent; code, tests and settings use it.'],
  'access-tightened': ['breaking', 'Callers without the new credential are refused.'],
  'access-loosened': ['compatible', 'Callers that still send the credential are served as before.'],
  'backend-changed': [
    'breaking',
    'The same call does something else: the proxy calls another operation of the backend.',
  ],
  'backend-body-changed': [
    'breaking',
    'The same call does something else: the proxy sends the backend another body.',
  ],
  'protection-added': [
    'compatible',
    "The proxy counts the call for the member's limits; its refusals are reported as answers.",
  ],
  'protection-changed': [
    'breaking',
    "The proxy counts the call differently for the member's limits and breaks, or not at all.",
  ],
  'session-role-changed': ['breaking', 'Another call starts or ends the session.'],
  'operation-extension-changed': [
    'breaking',
    'The policy does not know the extension and assumes the worst.',
  ],
}

const partVerdicts: Readonly<Record<string, Verdict>> = {
  'request-required-added': ['breaking', 'Callers that do not send it are refused.'],
  'request-optional-added': ['compatible', 'Callers that do not send it are not affected.'],
  'request-removed': ['breaking', 'Callers that send it are refused, or it has no effect.'],
  'request-became-required': ['breaking', 'Callers that omit it are refused.'],
  'request-became-optional': ['compatible', 'Callers that send it are not affected.'],
  'request-default-changed': ['breaking', 'Omitting it means something else.'],
  'request-unit-changed': ['breaking', 'The same number requests something else.'],
  'request-meaning-changed': [
    'breaking',
    'Callers send the value in its old meaning; the server acts on the new one.',
  ],
  'request-meaning-added': ['compatible', 'Callers do not have to send the value.'],
  'request-meaning-removed': [
    'breaking',
    'Callers may still send the value; the server gives it no meaning.',
  ],
  'request-keyword-changed': [
    'breaking',
    'The policy does not know the keyword and assumes the worst.',
  ],
  'answer-meaning-changed': [
    'breaking',
    'Readers act on the old meaning of the value; the server sends it in the new one.',
  ],
  'answer-meaning-added': [
    'breaking',
    'Readers have no case for the value and show it as unknown.',
  ],
  'answer-meaning-removed': [
    'breaking',
    'Readers act on the old meaning of the value, which is no longer documented.',
  ],
  'answer-added': ['compatible', 'Readers ignore unknown properties.'],
  'answer-removed': ['breaking', 'Readers that need it do not find it.'],
  'answer-became-optional': ['breaking', 'Readers that need it may not find it.'],
  'answer-became-required': ['compatible', 'Readers always find it.'],
  'answer-status-added': ['breaking', 'Readers switch on the status and have no case for it.'],
  'answer-status-removed': ['compatible', 'The case that readers have for it is no longer used.'],
  'answer-error-added': [
    'breaking',
    'The list of errors is complete: readers have no case for a new one.',
  ],
  'answer-error-removed': ['compatible', 'The case that readers have for it is no longer used.'],
  'answer-error-code-changed': ['breaking', 'Readers tell errors apart by their code.'],
  'answer-error-status-changed': [
    'breaking',
    'Readers expect the code with its old HTTP status; the server sends another one.',
  ],
  'answer-error-title-changed': [
    'compatible',
    'Readers tell errors apart by their code, not by their title.',
  ],
  'answer-default-changed': ['compatible', 'Readers use the value that is sent.'],
  'answer-unit-changed': ['breaking', 'The same number means something else.'],
  'answer-keyword-changed': [
    'breaking',
    'The policy does not know the keyword and assumes the worst.',
  ],
}

const ASPECT_EXAMPLES = {
  type: 'another type',
  values: 'another value of a list',
  limit: 'a value beyond a bound, length or count',
  form: 'a text of another pattern or format',
  variant: 'another shape of a union',
  items: 'an item of another kind',
  others: 'a property that is not named',
  media: 'another media type',
} as const

export type Aspect = keyof typeof ASPECT_EXAMPLES

const verdictsByWidth = (aspect: Aspect): readonly (readonly [string, Verdict])[] => {
  const example = ASPECT_EXAMPLES[aspect]
  // Readers ignore unknown properties.
  const isIgnored = aspect === 'others'
  return [
    [`request-${aspect}-narrowed`, ['breaking', `Callers that send ${example} are now refused.`]],
    [`request-${aspect}-widened`, ['compatible', `Callers do not have to send ${example}.`]],
    [
      `answer-${aspect}-narrowed`,
      ['compatible', `Readers that accept ${example} no longer receive it.`],
    ],
    [
      `answer-${aspect}-widened`,
      isIgnored
        ? ['compatible', `Readers ignore ${example}.`]
        : ['breaking', `Readers may receive ${example}, which they do not know.`],
    ],
  ]
}

const directionOf = (id: string): Direction => {
  if (id.startsWith('request-')) return 'request'
  return id.startsWith('answer-') ? 'answer' : 'operation'
}

const DIRECTION_ORDER: readonly Direction[] = ['operation', 'request', 'answer']

export const policy: readonly Rule[] = [
  ...Object.entries(operationVerdicts),
  ...Object.entries(partVerdicts),
  ...(Object.keys(ASPECT_EXAMPLES) as Aspect[]).flatMap(verdictsByWidth),
]
  .map(([id, [severity, why]]) => ({ id, direction: directionOf(id), severity, why }))
  .toSorted((a, b) => DIRECTION_ORDER.indexOf(a.direction) - DIRECTION_ORDER.indexOf(b.direction))

const byId = new Map(policy.map((rule) => [rule.id, rule]))

/** @throws when the policy has no such rule */
export function ruleNamed(id: string): Rule {
  const rule = byId.get(id)
  if (rule === undefined) throw new Error(`The policy has no rule ${id}.`)
  return rule
}

export function ruleOfWidth(direction: Direction, aspect: Aspect, width: Width): Rule {
  const [narrowed, widened] = (['narrowed', 'widened'] as const).map((way) =>
    ruleNamed(`${direction}-${aspect}-${way}`),
  ) as [Rule, Rule]
  if (width === 'both') return direction === 'request' ? narrowed : widened
  return width === 'narrowed' ? narrowed : widened
}
