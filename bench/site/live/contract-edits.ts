import type { EditableCopy } from '../../../tests/support/editable-copy.ts'

const component = `import { useQuery } from '@tanstack/react-query'
import type { components } from '../../generated/proxy-api.ts'

type Badges = components['schemas']['Badges']
export const titleOf = (badges: Badges) => badges.title

const ask = async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/routes/get-badges', { method: 'POST', headers, body: '{}' })
  return response.text()
}
export function Badges() {
  const { data } = useQuery({ queryKey: ['badges'], queryFn: ask })
  return <pre id="badges">{data}</pre>
}
`

type Shape = {
  readonly name?: string
  readonly property?: string
  readonly hasTimeLimit?: boolean
  readonly title?: string
  readonly route?: string
}

/** The answer is this shape, or the status `time`. */
const orTime = (name: string): string => `
  ${name}Answer:
    oneOf: [{ $ref: '#/schemas/${name}' }, { $ref: ../../schemas/status.yaml#/Time }]
    discriminator:
      propertyName: status
      mapping: { success: '#/schemas/${name}', time: ../../schemas/status.yaml#/Time }`

const operation = ({
  name = 'Badges',
  property = 'title',
  route = 'badges',
  hasTimeLimit = false,
  title = 'first',
}: Shape) => `path: user/get_${route}
summary: The member's badges
x-source: A-018
access: guest
answer:
  schema: '#/schemas/${name}${hasTimeLimit ? 'Answer' : ''}'
  examples: { success: { value: { status: success, ${property}: ${title} } } }
routes: { get-${route}: { x-source: A-048 } }
schemas:${hasTimeLimit ? orTime(name) : ''}
  ${name}:
    description: The badges that the member has.
    type: object
    required: [status]
    properties:
      status: { type: string, const: success, x-source: A-001 }
      title: { type: string, x-source: A-018 }
`

const file = 'openapi/operations/user/getBadges.yaml'
const withProperty = (text: string, name: string): string =>
  `${text}      ${name}: { type: string, x-source: A-018 }\n`

/** Adds a screen that shows an operation without behaviour in the mock. */
export function addScreenPart(copy: Pick<EditableCopy, 'edit' | 'write'>): void {
  copy.write(file, operation({}))
  copy.write('src/features/home/badges.tsx', component)
  copy.edit(
    'src/features/home/home-screen.tsx',
    /^import /m,
    "import { Badges } from './badges.tsx'\nimport ",
  )
  copy.edit('src/features/home/home-screen.tsx', /return \(\s*<(?:>|\w+[^>]*>)/, '$&<Badges />')
}

export type ContractEdit = {
  readonly kind: string
  readonly route: string
  readonly shows: string
  readonly apply: () => void
  /** Whether a reader of the contract must have a type error. */
  readonly breaksTypes?: boolean
}

/** One edit of each kind; `turn` makes them differ. */
export function editsOf(copy: Pick<EditableCopy, 'write'>, turn: number): readonly ContractEdit[] {
  const mark = `t${turn}`
  const changed = (text: string) => () => copy.write(file, text)
  const properties = operation({ property: `extra${mark}`, title: `extra-${mark}` })
  const renamed = operation({ property: `title${mark}`, title: `renamed-${mark}` })
  return [
    {
      kind: 'a changed example',
      route: 'get-badges',
      shows: `example-${mark}`,
      apply: changed(operation({ title: `example-${mark}` })),
    },
    {
      kind: 'a new optional property',
      route: 'get-badges',
      shows: `extra-${mark}`,
      apply: changed(withProperty(properties, `extra${mark}`)),
    },
    {
      kind: 'a new status',
      route: 'get-badges',
      shows: `status-${mark}`,
      apply: changed(operation({ hasTimeLimit: true, title: `status-${mark}` })),
    },
    {
      kind: 'a new operation',
      route: `get-more${mark}`,
      shows: `new-${mark}`,
      apply: () =>
        copy.write(
          `openapi/operations/user/getMore${mark}.yaml`,
          operation({ name: `More${mark}`, route: `more${mark}`, title: `new-${mark}` }),
        ),
    },
    {
      kind: 'a renamed property',
      route: 'get-badges',
      shows: `renamed-${mark}`,
      apply: changed(renamed.replace('      title:', `      title${mark}:`)),
      breaksTypes: true,
    },
  ]
}
