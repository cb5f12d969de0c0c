/** Keywords that restrict a value. */
export const validatedKeywords: ReadonlySet<string> = new Set(
  `$ref type properties items oneOf required const enum format additionalProperties maxProperties minLength maxLength
  pattern minimum maximum minItems maxItems`.split(/\s+/),
)

/** Every allowed keyword of a schema. Others are refused, because some generator would silently misread them. */
export const keywords: ReadonlySet<string> = new Set([
  ...validatedKeywords,
  'default',
  // Documentation, without effect on data.
  ...'title description discriminator x-source x-expected x-unit x-meaning x-problems'.split(' '),
])

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
