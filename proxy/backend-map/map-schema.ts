import { z } from 'zod'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { contractShapes } from './contract-shapes.ts'
import { problems } from '../../src/generated/problems.ts'
import { didYouMean } from '../../src/lib/nearest-name.ts'
import { faultOf } from './instant-format.ts'

const requestedNames = backendOperations
  .flatMap(({ request }) => Object.keys(contractShapes[request] ?? {}))
  .map((name) => name.replace('?', ''))

/** Why a text is not a valid place; null: it is valid. */
function placeFault(place: string, more: readonly string[] = []): string | null {
  const variables = ['$key', '$http', '$now', ...more]
  if (place.startsWith('$') && !variables.includes(place.replace(/^\$now\+\d+s$/, '$now')))
    return `${place} is no place${didYouMean(place, variables)}`
  const [, name] = /^sent:([^/]+)/.exec(place) ?? []
  return name === undefined || requestedNames.includes(name)
    ? null
    : `no request has ${name}${didYouMean(name, requestedNames)}`
}

const nonEmpty = z.string().min(1)
/** An object whose properties are all optional. */
const partialObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape).partial()
const literal = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A text that a function validates: it returns the reason for a refusal, or null. */
const checkedBy = (faultIn: (text: string) => string | null) =>
  nonEmpty.refine((text) => faultIn(text) === null, {
    error: ({ input }) => String(faultIn(String(input))),
  })
const onePlace = checkedBy(placeFault)
const place = z
  .union([onePlace, z.array(onePlace).min(1)])
  .describe(
    'Where a value is; of several the first that has one. `name`, `a/b`: here; `.`: here itself; `/a/b`: in the whole answer; `header:NAME`, `cookie:NAME`, `sent:PROPERTY`, `READ:PROPERTY`; `$key` of an item whose list is an object, `$http`, `$now`, `$now+600s`',
  )
const conditions = z
  .record(onePlace, z.union([literal, z.array(literal).min(1)]))
  .describe('Place → value, or one of several; `~text`: contains it. All must hold.')

const carrier = partialObject({
  header: nonEmpty,
  cookie: nonEmpty,
  query: nonEmpty,
  body: nonEmpty.describe('A property, `name` or `a/b`'),
  scheme: nonEmpty.describe('Written before it, such as Bearer'),
}).refine(
  ({ scheme: _, ...places }) => Object.keys(places).length === 1,
  'takes one of header, cookie, query and body',
)

const numberForm = z.enum(['number', 'text', 'grouped'])
const numbers = z
  .union([
    numberForm,
    partialObject({
      as: numberForm,
      group: z.string().describe('Between groups of digits; default `,`'),
      decimal: z.string().describe('Before decimals; default `.`'),
      signs: z.array(nonEmpty).describe('Units beside the digits, such as 원'),
      minor: z.int().min(0).max(6).describe('Decimal places that it counts whole'),
      amount: nonEmpty.describe('It is an object; where the number is in it'),
      currency: z.strictObject({ at: nonEmpty, is: nonEmpty }),
    }),
  ])
  .describe('`number`, `text` ("1250.50"), `grouped` ("1,250.50"), or more about it')

const zone = z.string().regex(/^(Z|[+-]\d\d:\d\d)$/, 'must be an offset such as +09:00, or Z')
const instant = z
  .union([
    z.enum(['iso', 'epoch-s', 'epoch-ms', 'epoch-us', 'ticks', 'net-date']),
    z.strictObject({
      text: checkedBy(faultOf).describe(
        "yyyy MM dd HH mm ss, S: decimals, X: the offset; M d H without zeros, yy, MMM: Jan, ddd: Sun, h tt: 3 PM; 'words', [what may be missing]",
      ),
      zone: zone.optional(),
    }),
  ])
  .describe(
    '`iso` (RFC 3339), `epoch-s`, `epoch-ms`, `epoch-us`, `ticks` (.NET), `net-date` (`/Date(0)/`), or a text',
  )
const pair = z.string().regex(/^[^/]*\/[^/]*$/, 'must be two words such as Y/N')

const formats = {
  numbers,
  money: numbers.describe('Default: as numbers'),
  points: numbers.describe('Default: as money'),
  instants: z.union([instant, z.array(instant).min(1)]),
  booleans: z.union([pair, z.array(pair).min(1)]),
}
const format = partialObject(formats)

const detailed = z.strictObject({
  at: place.optional(),
  as: format.optional().describe('Formats of this value alone'),
  values: z
    .record(z.string(), literal)
    .optional()
    .describe("Backend's → contract's; in send vice versa"),
  when: conditions.optional().describe('If not: `else`, or null'),
  else: literal.optional(),
  is: literal.optional().describe('Always this value'),
  or: literal.optional().describe('When there is none; not for money, numbers, locks and states'),
  count: place.optional().describe('How many entries there are'),
  where: conditions.optional().describe('Which entries `count` counts, by places in them'),
  absent: nonEmpty.optional().describe('Why the backend does not have it'),
  by: nonEmpty.optional().describe('A function of the file `functions`'),
  get fields() {
    return z
      .record(nonEmpty, field)
      .optional()
      .describe('Of the object, or of each item of the list')
  },
})
const field = z.union([onePlace, z.array(onePlace).min(1), detailed])

const operationId = z.enum(
  backendOperations.map((backendOperation) => backendOperation.operationId),
)
const statuses = backendOperations.flatMap(({ answers }) => Object.keys(answers))
const outcomeWords = ['success', 'empty', ...statuses, ...Object.keys(problems)]
const outcome = z.enum(outcomeWords)
/** Values that a place can have, where the place limits them. */
const OUTCOME_KEYS: Readonly<Record<string, RegExp>> = {
  $http: /^(\d{3}|[1-5]xx|else)$/,
  $type: /^(list|object|text|none|else)$/,
}
const outcomes = z
  .record(
    checkedBy((text) => (text === '$type' ? null : placeFault(text, ['$type']))),
    z.record(z.string(), z.enum([...outcomeWords, 'same'])),
  )
  .superRefine((tables, { addIssue }) => {
    for (const [name, pattern] of Object.entries(OUTCOME_KEYS))
      for (const value of Object.keys(tables[name] ?? {}).filter(
        (outcomeKey) => !pattern.test(outcomeKey),
      ))
        addIssue({ code: 'custom', path: [name, value], message: `${name} is never ${value}` })
  })
  .describe(
    'Place → what it says → `success`, `empty` (a success without items), a status, or the code of a Problem. The first match counts. Also `$http` (402, 5xx) and `$type` (list, object, text, none); `~text`: contains it; `else`: anything else; `same`: the status of this name',
  )

const request = {
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  body: z.enum(['json', 'form', 'query']).describe('How properties are sent'),
  in: nonEmpty.describe('The property that holds all others, `name` or `a/b`'),
  with: z.record(nonEmpty, z.unknown()).describe('Always sent; `env:NAME`: a variable'),
}

const lists = backendOperations.filter(({ answers }) =>
  Object.values(answers).some((schema) => 'list' in (contractShapes[schema] ?? {})),
)
const path = z.string().regex(/^\//, 'must begin with /')

const operation = partialObject({
  when: conditions.describe('Only for such requests, in the words of the contract'),
  path: path.describe('The whole path; `{name}`: a property of the request'),
  ...request,
  send: z
    .record(nonEmpty, z.union([nonEmpty, z.null(), detailed]))
    .describe("Contract's property → backend's; null: not sent"),
  from: place.describe('Where this answer begins, instead of answer.in'),
  answer: z.record(nonEmpty, field),
  outcomes,
  instead: outcome.describe('Nothing is sent; this outcome instead'),
  after: operationId.describe('Read afterwards, for all that it has'),
  newest: z.strictObject({
    of: z.enum(lists.map((list) => list.operationId)).describe('Has the list'),
    as: nonEmpty.describe('The property of this answer that is the new item of the list'),
    id: place.optional().describe('Where this answer has its id'),
  }),
  reads: z
    .record(
      nonEmpty,
      z.union([operationId, partialObject(request).extend({ path })]).describe('What is read'),
    )
    .describe('Read afterwards, under a name'),
  request: nonEmpty.describe('A function that makes the whole request'),
  response: nonEmpty.describe('A function that makes the whole answer'),
})

/** One schema for reading, for types, and for editors (`backend-map.schema.json`). */
export const mapSchema = partialObject({
  case: z.enum(['snake', 'camel', 'pascal', 'kebab', 'upper']).describe('Of `same`'),
  token: partialObject({
    from: place,
    send: carrier,
    also: z
      .array(z.strictObject({ from: place, send: carrier }))
      .describe('What a session needs besides, from the answer of the login'),
  }),
  request: partialObject({
    prefix: z.string().describe('Instead of /public'),
    ...request,
    headers: z.record(nonEmpty, nonEmpty),
    key: carrier.describe('Where the Idempotency-Key is sent, too'),
  }),
  answer: partialObject({ in: place, message: place }),
  outcomes,
  formats: partialObject({
    ...formats,
    empty: z.array(literal).describe('Values that mean that there is none'),
    sent: format.describe('Of requests, where they differ'),
  }).refine(
    ({ money, points }) => typeof money !== 'object' || points !== undefined,
    'money has a format of its own: say what points have',
  ),
  lists: partialObject({
    at: place,
    empty: z.array(literal).describe('Instead of an empty list, such as null'),
    order: z.literal('newest').describe('Sorts by time, as lists by number always are'),
  }),
  pages: partialObject({
    page: nonEmpty,
    first: z.int().describe('Number of the first page; default 1'),
    offset: nonEmpty,
    size: nonEmpty,
    holds: z.int().min(1).describe('Items of a page, where no request can change that'),
    total: place,
    pages: place.describe('Where the number of pages is'),
    more: place.describe('Where it says whether there are more'),
    full: z.literal(true).describe('Nowhere: after a full page there may be more'),
    here: z.literal(true).describe('The backend sends the whole list'),
  }),
  same: z
    .array(nonEmpty)
    .describe('Properties that have the same name, written as `case` or, in answers, as it is'),
  fields: z.record(nonEmpty, field).describe('`property` or `Schema.property`; `a|b`: both'),
  operations: z.record(nonEmpty, z.union([operation, z.array(operation).min(1)])),
  functions: nonEmpty.describe('A TypeScript file beside this one'),
})

export type BackendMap = z.infer<typeof mapSchema>
export type Operation = z.infer<typeof operation>
export type Field = z.infer<typeof field>
export type DetailedField = z.infer<typeof detailed>
export type Format = z.infer<typeof format>
export type Outcomes = z.infer<typeof outcomes>
export type Conditions = z.infer<typeof conditions>
export type Carrier = z.infer<typeof carrier>
export type Literal = z.infer<typeof literal>
export type Place = z.infer<typeof place>
