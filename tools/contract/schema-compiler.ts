import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Schema } from './contract.model.ts'
import { createReadCache } from './parse-once.ts'

/** Keywords without effect on validity; union shapes are distinguished by `const`. */
const annotations = ['x-source', 'x-expected', 'x-unit', 'x-meaning', 'x-problems', 'discriminator']

const checkedFormats = ['date-time', 'uri', 'uri-reference'] as const
/** Formats that document a value without restricting it. */
const documentedFormats = ['int64', 'password'] as const

export const formats: readonly string[] = [...checkedFormats, ...documentedFormats]

/** Ajv for the contract's schemas: reports all errors, rejects unknown keywords. */
export function schemaCompiler(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    inlineRefs: false,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  })
  addFormats.default(ajv, [...checkedFormats])
  for (const format of documentedFormats) ajv.addFormat(format, true)
  ajv.addVocabulary(annotations)
  return ajv
}

let checker: Ajv2020 | undefined
const checkedTexts = createReadCache()

/** @throws when a keyword has a value that JSON Schema does not allow */
export function checkKeywords(schema: object): void {
  checker ??= schemaCompiler()
  void checker.validateSchema(schema, true)
}

/** @throws with the schema's name when its own keywords are invalid */
export function checkSchemas(schemas: Record<string, Schema>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    try {
      checkedTexts(withoutReferences(schema), () => compile(withoutReferences(schema)))
    } catch (error) {
      throw new Error(`The schema ${name} is wrong: ${(error as Error).message}`, { cause: error })
    }
  }
}

function compile(text: string): void {
  checker ??= schemaCompiler()
  const schema = JSON.parse(text) as object
  try {
    checker.compile(schema)
  } finally {
    checker.removeSchema(schema)
  }
}

const withoutReferences = (schema: Schema): string =>
  JSON.stringify(schema, (key, value: unknown) => (key === '$ref' ? undefined : value))
