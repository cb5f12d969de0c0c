/**
 * What is made of a schema: the shapes by which the browser reads answers, the proxy's table of fields,
 * validators (Ajv), the mock's rows and answers (orval), and the limits of forms.
 */
const generators = ['reader', 'fields', 'validator', 'mock', 'limits'] as const

export type Generator = (typeof generators)[number]

const every = generators
const values = ['validator', 'mock'] as const
const limits = ['validator', 'mock', 'limits'] as const

/**
 * Every keyword that a schema of the contract may have, with the generators that read it; the others
 * lose nothing by passing over it. What is not listed here is refused: some generator would take the
 * value for something else without a word.
 */
export const keywordReaders: Readonly<Record<string, readonly Generator[]>> = {
  $ref: every,
  type: every,
  properties: every,
  items: every,
  oneOf: every,
  required: ['reader', 'validator', 'mock'],
  const: values,
  enum: values,
  format: values,
  additionalProperties: values,
  maxProperties: ['validator'],
  minLength: ['reader', ...limits],
  maxLength: limits,
  pattern: limits,
  minimum: limits,
  maximum: limits,
  minItems: limits,
  maxItems: limits,
  default: ['limits'],
  // For people and for tables of their own; they let nothing through and hold nothing back.
  title: [],
  description: [],
  discriminator: [],
  'x-source': [],
  'x-expected': [],
  'x-unit': [],
  'x-meaning': [],
  'x-problems': [],
}

/** What to write instead of a keyword that is often tried. */
export const insteadOf: Readonly<Record<string, string>> = {
  allOf: 'write the properties out, or refer to one schema',
  anyOf: 'write a `oneOf` whose shapes a `discriminator` tells apart',
  nullable: "write `type: [string, 'null']`, or `oneOf: [{ $ref: … }, { type: 'null' }]`",
  example: 'give the operation an example',
  examples: 'give the operation an example',
  exclusiveMinimum: 'write `minimum`, the least value that is allowed',
  exclusiveMaximum: 'write `maximum`, the greatest value that is allowed',
  patternProperties: 'write a list of objects, each with its name as a property',
  propertyNames: 'write a list of objects, each with its name as a property',
  prefixItems: 'write an object with a property for each place',
  deprecated: 'say it in `description`',
  readOnly: 'write a schema of its own for what is asked and what is answered',
  writeOnly: 'write a schema of its own for what is asked and what is answered',
}
