import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Schema } from './contract.model.ts'

/** What says nothing about validity; each shape of a union is told apart by its own `const`. */
const annotations = ['x-source', 'x-expected', 'x-unit', 'x-meaning', 'x-problems', 'discriminator']

const checkedFormats = ['date-time', 'uri', 'uri-reference'] as const
/** Formats that say what a value is for, and hold nothing back. */
const toldFormats = ['int64', 'password'] as const

/** Every format that a schema of the contract may have. */
export const formats: readonly string[] = [...checkedFormats, ...toldFormats]

/** Ajv as the contract's validators are made with it: all errors told, no unknown keyword taken. */
export function schemaCompiler(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    code: { source: true, esm: true, lines: true },
    inlineRefs: false,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  })
  addFormats.default(ajv, [...checkedFormats])
  for (const format of toldFormats) ajv.addFormat(format, true)
  ajv.addVocabulary(annotations)
  return ajv
}

/** @throws with the schema's name when its own keywords (not those of what it refers to) are wrong */
export function checkSchemas(schemas: Record<string, Schema>): void {
  const ajv = schemaCompiler()
  for (const [name, schema] of Object.entries(schemas)) {
    try {
      ajv.compile(withoutReferences(schema))
    } catch (error) {
      throw new Error(`The schema ${name} is wrong: ${(error as Error).message}`, { cause: error })
    }
  }
}

const withoutReferences = (schema: Schema): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === '$ref' ? undefined : value)),
  ) as object
