const generators = ['reader', 'fields', 'validator', 'mock', 'limits'] as const

export type Generator = (typeof generators)[number]

const allGenerators = generators
const values = ['validator', 'mock'] as const
const limits = ['validator', 'mock', 'limits'] as const

/**
 * Every allowed schema keyword with the generators that read it; the others may ignore it. Other keywords are
 * refused, because some generator would silently misread them.
 */
export const keywordReaders: Readonly<Record<string, readonly Generator[]>> = {
  $ref: allGenerators,
  type: allGenerators,
  properties: allGenerators,
  items: allGenerators,
  oneOf: allGenerators,
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
  // Documentation, without effect on data.
  title: [],
  description: [],
  discriminator: [],
  'x-source': [],
  'x-expected': [],
  'x-unit': [],
  'x-meaning': [],
  'x-problems': [],
}

/** Replacements for common but refused keywords. */
export const replacements: Readonly<Record<string, string>> = {
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
  readOnly: 'write separate schemas for request and answer',
  writeOnly: 'write separate schemas for request and answer',
}
