import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemas } from '../../src/generated/schemas.ts'
import type { SchemaName } from '../../src/generated/schemas.ts'

export type ValidationError = {
  /** JSON Pointer to the faulty place. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

export type Validator = {
  (data: unknown): boolean
  /** Errors of this function's last call; null: none. */
  errors: ValidationError[] | null
}

/** Maximum of reported errors in one value; further ones repeat the first. */
export const MAX_VALIDATION_ERRORS = 10_000

/**
 * Ajv copies all errors for each faulty list item; ten thousand of them blocked the event loop for seconds. Errors
 * are still counted, because unions compare the counts.
 */
const withBoundedErrors = (code: string): string =>
  code
    .replaceAll(
      /vErrors\.push\((\w+)\)/g,
      `vErrors.push(vErrors.length < ${MAX_VALIDATION_ERRORS} ? $1 : vErrors[0])`,
    )
    .replaceAll(
      /vErrors\.concat\(([\w.]+)\)/g,
      `(vErrors.push(...(vErrors.length < ${MAX_VALIDATION_ERRORS} ? $1 : [vErrors[0]])), vErrors)`,
    )

const ajv = new Ajv2020({
  allErrors: true,
  inlineRefs: false,
  // `npm run generate` checked the schemas.
  strict: false,
  meta: false,
  validateSchema: false,
  logger: false,
  code: { process: withBoundedErrors },
})
addFormats.default(ajv, ['date-time', 'uri', 'uri-reference'])

function compile(name: string): Validator {
  const validate = ajv.getSchema(name)
  if (validate === undefined) throw new Error(`The contract has no schema ${name}.`)
  return validate as Validator
}

/** A function for each schema of both contracts, compiled when it is first asked for. */
export const validators = {} as Readonly<Record<SchemaName, Validator>>
for (const [name, schema] of Object.entries(schemas)) {
  ajv.addSchema(schema, name)
  Object.defineProperty(validators, name, {
    configurable: true,
    get() {
      const value = compile(name)
      Object.defineProperty(validators, name, { value })
      return value
    },
  })
}
