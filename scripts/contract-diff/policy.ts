import type { Direction } from './facts.ts'
import type { Width } from './width.ts'

export type Severity = 'breaking' | 'compatible'

export type Rule = {
  /** Stands in reports, in the table of openapi/README.md, and nowhere with another meaning. */
  readonly id: string
  readonly direction: Direction
  readonly severity: Severity
  readonly why: string
}

type Told = readonly [severity: Severity, why: string]

const operation: Readonly<Record<string, Told>> = {
  'operation-added': ['compatible', 'Nobody calls it yet.'],
  'operation-removed': ['breaking', 'Who calls it is refused.'],
  'operation-renamed': ['compatible', 'The name is not sent; code, tests and settings use it.'],
  'access-tightened': ['breaking', 'Who calls it without this proof is refused.'],
  'access-loosened': ['compatible', 'Who shows the proof is heard as before.'],
  'backend-changed': ['compatible', 'What a caller sends and gets is told by itself.'],
  'protection-changed': ['compatible', 'Refusals that it brings are told as answers.'],
  'session-role-changed': ['breaking', 'The session begins or ends with another call.'],
}

const parts: Readonly<Record<string, Told>> = {
  'request-required-added': ['breaking', 'A caller that does not send it is refused.'],
  'request-optional-added': ['compatible', 'A caller that does not send it goes on as before.'],
  'request-removed': ['breaking', 'What a caller says with it is refused or has no effect.'],
  'request-became-required': ['breaking', 'A caller that leaves it out is refused.'],
  'request-became-optional': ['compatible', 'A caller that sends it goes on as before.'],
  'request-default-changed': ['breaking', 'Leaving it out means something else.'],
  'request-unit-changed': ['breaking', 'The same figure asks for something else.'],
  'request-keyword-changed': [
    'breaking',
    'The policy does not know the keyword: taken as the worst.',
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
  'answer-default-changed': ['compatible', 'Readers take what is there.'],
  'answer-unit-changed': ['breaking', 'The same figure says something else.'],
  'answer-keyword-changed': [
    'breaking',
    'The policy does not know the keyword: taken as the worst.',
  ],
}

/** What may let fewer or more through: its name in a rule's id, and in a sentence. */
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
  // Readers pass over properties that they do not know.
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

/** What each kind of change is to those who call and read: the written policy. */
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

/** The rule for what lets fewer or more through; of both at once it is the one that breaks. */
export function ruleOfWidth(direction: Direction, aspect: Aspect, width: Width): Rule {
  const [narrowed, widened] = (['narrowed', 'widened'] as const).map((way) =>
    ruleNamed(`${direction}-${aspect}-${way}`),
  ) as [Rule, Rule]
  if (width === 'both') return direction === 'request' ? narrowed : widened
  return width === 'narrowed' ? narrowed : widened
}

/** The policy as the table of openapi/README.md. */
export const policyTable = (): string =>
  [
    '| rule | direction | severity | why |',
    '| --- | --- | --- | --- |',
    ...policy.map(
      ({ id, direction, severity, why }) => `| \`${id}\` | ${direction} | ${severity} | ${why} |`,
    ),
  ].join('\n')
