import type { Direction } from './fact.ts'
import type { Width } from './width.ts'

/** In report order. `information`: neither data nor meaning changes. */
export const severities = ['breaking', 'compatible', 'information'] as const
export type Severity = (typeof severities)[number]

export type Rule = {
  /** Used in reports and in the table of openapi/README.md; ids are never reused. */
  readonly id: string
  readonly direction: Direction
  readonly severity: Severity
  readonly why: string
}

type Told = readonly [severity: Severity, why: string]

const ORIGIN = 'No call changes: the contract names another source or assumption.'

const operation: Readonly<Record<string, Told>> = {
  'operation-added': ['compatible', 'Nobody calls it yet.'],
  'operation-removed': ['breaking', 'Who calls it is refused.'],
  'operation-renamed': ['compatible', 'The name is not sent; code, tests and settings use it.'],
  'access-tightened': ['breaking', 'Who calls it without this proof is refused.'],
  'access-loosened': ['compatible', 'Who shows the proof is heard as before.'],
  'backend-changed': [
    'breaking',
    'The same call does something else: the proxy asks another operation of the backend.',
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
    "The proxy counts the call otherwise for the member's limits and breaks, or no longer.",
  ],
  'session-role-changed': ['breaking', 'The session begins or ends with another call.'],
  'operation-extension-changed': [
    'breaking',
    'The policy does not know the extension: taken as the worst.',
  ],
  'operation-origin-changed': ['information', ORIGIN],
}

const parts: Readonly<Record<string, Told>> = {
  'request-required-added': ['breaking', 'A caller that does not send it is refused.'],
  'request-optional-added': ['compatible', 'A caller that does not send it goes on as before.'],
  'request-removed': ['breaking', 'What a caller says with it is refused or has no effect.'],
  'request-became-required': ['breaking', 'A caller that leaves it out is refused.'],
  'request-became-optional': ['compatible', 'A caller that sends it goes on as before.'],
  'request-default-changed': ['breaking', 'Leaving it out means something else.'],
  'request-unit-changed': ['breaking', 'The same figure asks for something else.'],
  'request-meaning-changed': [
    'breaking',
    'Callers ask for something else with the same value; the server acts on the new meaning.',
  ],
  'request-meaning-added': ['compatible', 'Callers need not send the value.'],
  'request-meaning-removed': [
    'breaking',
    'Callers may still send the value; the server gives it no meaning.',
  ],
  'request-origin-changed': ['information', ORIGIN],
  'request-keyword-changed': [
    'breaking',
    'The policy does not know the keyword: taken as the worst.',
  ],
  'answer-meaning-changed': [
    'breaking',
    'Readers act on the old meaning of the value; the server answers it in the new one.',
  ],
  'answer-meaning-added': [
    'breaking',
    'Readers have no case for the value, and show it as unknown; the server relies on its meaning.',
  ],
  'answer-meaning-removed': [
    'breaking',
    'Readers act on the old meaning of the value; the server no longer vouches for it.',
  ],
  'answer-origin-changed': ['information', ORIGIN],
  'answer-expected-changed': [
    'information',
    'No answer changes: checks and log report where the property is missing, or no longer.',
  ],
  'answer-added': ['compatible', 'Readers pass over what they do not know.'],
  'answer-removed': ['breaking', 'A reader that needs it does not find it.'],
  'answer-became-optional': ['breaking', 'A reader that needs it may not find it.'],
  'answer-became-required': ['compatible', 'A reader finds it each time.'],
  'answer-status-added': ['breaking', 'Readers switch on the status, and have no case for it.'],
  'answer-status-removed': ['compatible', 'The case that readers have for it is not met.'],
  'answer-error-added': ['breaking', 'The list of errors is whole: readers have no case for it.'],
  'answer-error-removed': ['compatible', 'The case that readers have for it is not met.'],
  'answer-error-code-changed': ['breaking', 'Readers tell errors apart by their code.'],
  'answer-error-status-changed': [
    'breaking',
    'Readers expect the code under its old HTTP status; the server answers it under another.',
  ],
  'answer-error-title-changed': [
    'compatible',
    'Readers tell errors apart by their code; the server answers another title.',
  ],
  'answer-default-changed': ['compatible', 'Readers take what is there.'],
  'answer-unit-changed': ['breaking', 'The same figure says something else.'],
  'answer-keyword-changed': [
    'breaking',
    'The policy does not know the keyword: taken as the worst.',
  ],
}

/** Aspects that can narrow or widen: name in rule ids, and in sentences. */
const aspects = {
  type: 'another type',
  values: 'another value of a list',
  limit: 'a value beyond a bound, length or count',
  form: 'a text of another pattern or format',
  variant: 'another shape of a union',
  items: 'an item of another kind',
  others: 'a property that is not named',
  media: 'another media type',
} as const

export type Aspect = keyof typeof aspects

const narrowedOrWidened = (aspect: Aspect): readonly (readonly [string, Told])[] => {
  const what = aspects[aspect]
  // Readers ignore unknown properties.
  const isPassedOver = aspect === 'others'
  return [
    [`request-${aspect}-narrowed`, ['breaking', `A caller that sends ${what} is refused now.`]],
    [`request-${aspect}-widened`, ['compatible', `A caller need not send ${what}.`]],
    [`answer-${aspect}-narrowed`, ['compatible', `A reader that takes ${what} does not meet it.`]],
    [
      `answer-${aspect}-widened`,
      isPassedOver
        ? ['compatible', `A reader passes over ${what}.`]
        : ['breaking', `A reader may meet ${what}, which it does not know.`],
    ],
  ]
}

const directionOf = (id: string): Direction => {
  if (id.startsWith('request-')) return 'request'
  return id.startsWith('answer-') ? 'answer' : 'operation'
}

const order: readonly Direction[] = ['operation', 'request', 'answer']

/** The written policy: consequence of each kind of change for callers and readers. */
export const policy: readonly Rule[] = [
  ...Object.entries(operation),
  ...Object.entries(parts),
  ...(Object.keys(aspects) as Aspect[]).flatMap(narrowedOrWidened),
]
  .map(([id, [severity, why]]) => ({ id, direction: directionOf(id), severity, why }))
  .toSorted((a, b) => order.indexOf(a.direction) - order.indexOf(b.direction))

const byId = new Map(policy.map((rule) => [rule.id, rule]))

/** @throws when the policy has no such rule */
export function ruleNamed(id: string): Rule {
  const rule = byId.get(id)
  if (rule === undefined) throw new Error(`The policy has no rule ${id}.`)
  return rule
}

/** The rule for narrowing or widening; for both at once, the breaking one. */
export function ruleOfWidth(direction: Direction, aspect: Aspect, width: Width): Rule {
  const [narrowed, widened] = (['narrowed', 'widened'] as const).map((way) =>
    ruleNamed(`${direction}-${aspect}-${way}`),
  ) as [Rule, Rule]
  if (width === 'both') return direction === 'request' ? narrowed : widened
  return width === 'narrowed' ? narrowed : widened
}

/** The policy as a table for openapi/README.md. */
export const policyTable = (): string =>
  [
    '| rule | direction | severity | why |',
    '| --- | --- | --- | --- |',
    ...policy.map(
      ({ id, direction, severity, why }) => `| \`${id}\` | ${direction} | ${severity} | ${why} |`,
    ),
  ].join('\n')
