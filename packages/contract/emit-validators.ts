import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { rolldown } from 'rolldown'
import { answersOf, requestOf } from './contract-parts.ts'
import type { Contract, Schema } from './contract.model.ts'
import { checkKeywords, checkSchemas, schemaCompiler } from './schema-compiler.ts'

// A CommonJS module whose types describe the function itself.
const standalone =
  'default' in standaloneCode ? (standaloneCode.default as typeof standaloneCode) : standaloneCode

/**
 * One Ajv function per schema in a module without imports and `eval`: requests, answers, the error body and the
 * member of both contracts. Returns the module and its declaration.
 */
export async function emitValidators(contracts: Contract[], workFolder: string) {
  const schemas = mergeSchemas(contracts)
  const names = usedSchemas(contracts)
  const whole = { $id: 'contract', $defs: JSON.parse(localReferences(schemas)) as object }
  checkKeywords(whole)
  const ajv = schemaCompiler({ isChecked: true })
  ajv.addSchema(whole)
  const exported = Object.fromEntries(names.map((name) => [name, `contract#/$defs/${name}`]))
  const compile = () => {
    try {
      return standalone(ajv, exported)
    } catch (error) {
      checkSchemas(schemas)
      throw error
    }
  }
  const code = compile()
  // Schemas reachable from those above are compiled already; compiling each one, to name a faulty one, would double the
  // time.
  checkSchemas(withoutReachable(schemas, names))

  mkdirSync(workFolder, { recursive: true })
  const source = join(workFolder, 'validators.source.mjs')
  writeFileSync(source, withBoundedErrors(code))
  const entry = join(workFolder, 'validators.entry.mjs')
  writeFileSync(
    entry,
    `import * as all from './validators.source.mjs'
export const validators = { ...all }
export const mostErrors = ${MOST_ERRORS}
`,
  )
  const build = await rolldown({
    input: entry,
    platform: 'neutral',
    resolve: { mainFields: ['main'] },
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', comments: false })
  await build.close()
  return { module: withoutPaths(output[0].code), declaration: declarationOf(names) }
}

/** The bundler names each source file in a line, and the folder for intermediate files is another one in each process. */
const withoutPaths = (code: string): string => code.replaceAll(/^\/\/ [\w./-]+\n/gm, '')

/** Further errors of one value are only counted. */
const MOST_ERRORS = 10_000

const boundedErrors = `
function addError(all, error) {
  all.push(all.length < ${MOST_ERRORS} ? error : all[0])
}
function addErrors(all, more) {
  if (all.length < ${MOST_ERRORS}) for (const error of more) all.push(error)
  else all.push(all[0])
  return all
}
`

/**
 * Ajv copies all errors for each faulty list item; ten thousand of them blocked the event loop for seconds. Errors
 * are still counted, because unions compare the counts.
 */
function withBoundedErrors(code: string): string {
  const bounded = code
    .replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, 'addErrors(vErrors, $1)')
    .replaceAll(/vErrors\.push\((\w+)\)/g, 'addError(vErrors, $1)')
  return bounded + boundedErrors
}

const localReferences = (schemas: Record<string, Schema>) =>
  JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')

/** Schemas of these names that no other one references. */
function withoutReachable(
  schemas: Record<string, Schema>,
  names: readonly string[],
): Record<string, Schema> {
  const rest = { ...schemas }
  const leave = (name: string) => {
    const schema = rest[name]
    if (schema === undefined) return
    Reflect.deleteProperty(rest, name)
    for (const [, next = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g))
      leave(next)
  }
  for (const name of names) leave(name)
  return rest
}

function mergeSchemas(contracts: Contract[]): Record<string, Schema> {
  const merged: Record<string, Schema> = {}
  for (const contract of contracts) {
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      const known = merged[name]
      if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
        throw new Error(`Two different schemas are called ${name}; give one another name.`)
      }
      merged[name] = schema
    }
  }
  return merged
}

function usedSchemas(contracts: Contract[]): string[] {
  const used = contracts.flatMap((contract) =>
    Object.values(contract.paths).flatMap(({ post }) => [
      requestOf(post),
      ...Object.values(answersOf(contract, post)),
    ]),
  )
  return [...new Set([...used, 'Problem', 'User'])].sort()
}

const declarationOf = (names: string[]) => `export type SchemaName =
${names.map((name) => `  | '${name}'`).join('\n')}

export type ValidationError = {
  /** JSON Pointer to the faulty place. */
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

export type Validator = {
  (data: unknown): boolean
  /** What was wrong the last time this function was called; null when nothing was. */
  errors: ValidationError[] | null
}

export const validators: Readonly<Record<SchemaName, Validator>>

/** Of more errors than so many in one value the rest is the first one again. */
export const mostErrors: number
`
