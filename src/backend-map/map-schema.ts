import { z } from 'zod'
import { backendOperations } from '../generated/backend-operations.ts'
import { problems } from '../generated/problems.ts'

const word = z.string().min(1)
const literal = z.union([z.string(), z.number(), z.boolean(), z.null()])

const place = z
  .union([word, z.array(word).min(1)])
  .describe(
    'Where a value is; of several the first that has one. `name`, `a/b`: here; `.`: here itself; `/a/b`: in the whole answer; `header:NAME`, `cookie:NAME`, `sent:PROPERTY`, `READ:PROPERTY`; `$key` of an item whose list is an object, `$http`, `$now`, `$now+600s`',
  )
const conditions = z
  .record(word, z.union([literal, z.array(literal).min(1)]))
  .describe('Place → value, or one of several; `~text`: contains it. All must hold.')

const carrier = z
  .strictObject({
    header: word.optional(),
    cookie: word.optional(),
    query: word.optional(),
    body: word.optional().describe('A property, `name` or `a/b`'),
    scheme: word.optional().describe('Written before it, such as Bearer'),
  })
  .refine(
    ({ scheme: _, ...places }) => Object.keys(places).length === 1,
    'takes one of header, cookie, query and body',
  )

const written = z.enum(['number', 'text', 'grouped'])
const numbers = z
  .union([
    written,
    z.strictObject({
      as: written.optional(),
      group: z.string().optional().describe('Between groups of digits; default `,`'),
      decimal: z.string().optional().describe('Before decimals; default `.`'),
      signs: z.array(word).optional().describe('Units beside the digits, such as 원'),
      minor: z.int().min(0).max(6).optional().describe('Decimal places that it counts whole'),
      amount: word.optional().describe('It is an object; where the number is in it'),
      currency: z.strictObject({ at: word, is: word }).optional(),
    }),
  ])
  .describe('`number`, `text` ("1250.50"), `grouped` ("1,250.50"), or more about it')

const zone = z.string().regex(/^(Z|[+-]\d\d:\d\d)$/, 'must be an offset such as +09:00, or Z')
const instant = z
  .union([
    z.enum(['iso', 'epoch-s', 'epoch-ms']),
    z.strictObject({
      text: word.describe('yyyy MM dd HH mm ss, S for each decimal; X: the offset'),
      zone: zone.optional(),
    }),
  ])
  .describe('`iso` (RFC 3339), `epoch-s`, `epoch-ms`, or a text')
const pair = z.string().regex(/^[^/]*\/[^/]*$/, 'must be two words such as Y/N')

const formats = {
  numbers: numbers.optional(),
  money: numbers.optional().describe('Default: as numbers'),
  points: numbers.optional().describe('Default: as money'),
  instants: z.union([instant, z.array(instant).min(1)]).optional(),
  booleans: z.union([pair, z.array(pair).min(1)]).optional(),
}
const format = z.strictObject(formats)

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
  absent: word.optional().describe('Why the backend does not have it'),
  by: word.optional().describe('A function of the file `functions`'),
  get fields() {
    return z.record(word, field).optional().describe('Of the object, or of each item of the list')
  },
})
const field = z.union([word, z.array(word).min(1), detailed])

const operationId = z.enum(backendOperations.map((one) => one.operationId))
const statuses = backendOperations.flatMap(({ answers }) => Object.keys(answers))
const outcomeWords = ['success', 'empty', ...statuses, ...Object.keys(problems)]
const outcome = z.enum(outcomeWords)
const outcomes = z
  .record(word, z.record(z.string(), z.enum([...outcomeWords, 'same'])))
  .describe(
    'Place → what it says → `success`, `empty` (a success without items), a status, or the code of a Problem. The first match counts. Also `$http` (402, 5xx) and `$type` (list, object, text, none); `~text`: contains it; `else`: anything else; `same`: the status of this name',
  )

const request = {
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  body: z.enum(['json', 'form', 'query']).optional().describe('How properties are sent'),
  in: word.optional().describe('The property that holds all others, `name` or `a/b`'),
  with: z.record(word, z.unknown()).optional().describe('Always sent; `env:NAME`: a variable'),
}

const operation = z.strictObject({
  when: conditions.optional().describe('Only for such requests, in the words of the contract'),
  path: word.optional().describe('The whole path; `{name}`: a property of the request'),
  ...request,
  send: z
    .record(word, z.union([word, z.null(), detailed]))
    .optional()
    .describe("Contract's property → backend's; null: not sent"),
  from: place.optional().describe('Where this answer begins, instead of answer.in'),
  answer: z.record(word, field).optional(),
  outcomes: outcomes.optional(),
  instead: outcome.optional().describe('Nothing is sent; this outcome instead'),
  after: operationId.optional().describe('Read afterwards, for all that it has'),
  newest: z
    .strictObject({
      of: operationId.describe('Has the list'),
      as: word.describe('The property of this answer that is the new item of the list'),
      id: place.optional().describe('Where this answer has its id'),
    })
    .optional(),
  reads: z
    .record(
      word,
      z.union([operationId, z.strictObject({ path: word, ...request })]).describe('What is read'),
    )
    .optional()
    .describe('Read afterwards, under a name'),
  request: word.optional().describe('A function that makes the whole request'),
  response: word.optional().describe('A function that makes the whole answer'),
})

/** One schema for reading, for types, and for editors (`backend-map.schema.json`). */
export const mapSchema = z.strictObject({
  case: z.enum(['snake', 'camel', 'pascal', 'kebab', 'upper']).optional().describe('Of `same`'),
  token: z.strictObject({ from: place.optional(), send: carrier.optional() }).optional(),
  request: z
    .strictObject({
      prefix: z.string().optional().describe('Instead of /public'),
      ...request,
      headers: z.record(word, word).optional(),
      key: carrier.optional().describe('Where the Idempotency-Key is sent, too'),
    })
    .optional(),
  answer: z.strictObject({ in: place.optional(), message: place.optional() }).optional(),
  outcomes: outcomes.optional(),
  formats: z
    .strictObject({
      ...formats,
      empty: z.array(literal).optional().describe('Values that mean that there is none'),
      sent: format.optional().describe('Of requests, where they differ'),
    })
    .refine(
      ({ money, points }) => typeof money !== 'object' || points !== undefined,
      'money has a format of its own: say what points have',
    )
    .optional(),
  lists: z
    .strictObject({
      at: place.optional(),
      empty: z.array(literal).optional().describe('Instead of an empty list, such as null'),
    })
    .optional(),
  pages: z
    .strictObject({
      page: word.optional(),
      first: z.int().optional().describe('Number of the first page; default 1'),
      offset: word.optional(),
      size: word.optional(),
      total: place.optional(),
      pages: place.optional().describe('Where the number of pages is'),
      more: place.optional().describe('Where it says whether there are more'),
      here: z.literal(true).optional().describe('The backend sends the whole list'),
    })
    .optional(),
  same: z.array(word).optional().describe('Properties that have the same name, written as `case`'),
  fields: z.record(word, field).optional().describe('`property` or `Schema.property`; `a|b`: both'),
  operations: z.record(word, z.union([operation, z.array(operation).min(1)])).optional(),
  functions: word.optional().describe('A TypeScript file beside this one'),
})

export type BackendMap = z.infer<typeof mapSchema>
export type Operation = z.infer<typeof operation>
export type Field = z.infer<typeof field>
export type DetailedField = z.infer<typeof detailed>
export type Format = z.infer<typeof format>
export type Numbers = z.infer<typeof numbers>
export type Instant = z.infer<typeof instant>
export type Outcomes = z.infer<typeof outcomes>
export type Conditions = z.infer<typeof conditions>
export type Carrier = z.infer<typeof carrier>
export type Literal = z.infer<typeof literal>
export type Place = z.infer<typeof place>
