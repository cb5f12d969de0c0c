import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersOf, requestOf } from './contract-parts.ts'
import type { Contract, Schema } from './contract.model.ts'
import { createMemo } from './memo.ts'
import { checkKeywords, checkSchemas } from './schema-compiler.ts'
import { functionName, validatorCode } from './validator-code.ts'
import type { ValidatorCode } from './validator-code.ts'

/**
 * One Ajv function per schema in a module without imports and `eval`: requests, answers, the error body and the
 * member of both contracts. Returns the module and its declaration.
 */
export async function emitValidators(contracts: Contract[], workFolder: string) {
  const schemas = mergeSchemas(contracts)
  const names = usedSchemas(contracts)
  checkKeywords({ $defs: schemas })
  const codes = codesOf(schemas, names)
  checkSchemas(Object.fromEntries(Object.entries(schemas).filter(([schema]) => !codes.has(schema))))
  const shared = new Map([...codes.values()].flatMap((code) => [...code.shared]))
  const functions = [...codes].map(([, { code }]) => withBoundedErrors(code))
  return {
    module: `${await sharedModule(shared, workFolder)}
${boundedErrors}
${functions.join('\n')}
export const validators = {
${names.map((name) => `  ${name}: ${functionName(name)},`).join('\n')}
}
export const mostErrors = ${MAX_ERRORS}
`,
    declaration: declarationOf(names),
  }
}

function codesOf(
  schemas: Record<string, Schema>,
  names: readonly string[],
): ReadonlyMap<string, ValidatorCode> {
  const codes = new Map<string, ValidatorCode>()
  const visit = (name: string): void => {
    const schema = schemas[name]
    if (schema === undefined || codes.has(name)) return
    const code = attempt(schemas, () => validatorCode(name, schema))
    codes.set(name, code)
    code.calls.forEach(visit)
  }
  names.forEach(visit)
  return new Map([...codes].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** @throws with the name of a faulty schema */
function attempt<Result>(schemas: Record<string, Schema>, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    checkSchemas(schemas)
    throw error
  }
}

const memo = createMemo()

/** The runtime of Ajv's functions, in one module without imports. */
async function sharedModule(
  shared: ReadonlyMap<string, string>,
  workFolder: string,
): Promise<string> {
  const sorted = [...shared].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const source = sorted.map(([name, code]) => `export const ${name} = ${code}\n`).join('')
  return memo('shared', source, async () => {
    mkdirSync(workFolder, { recursive: true })
    const entry = join(workFolder, 'validators.shared.mjs')
    writeFileSync(entry, source)
    const { rolldown } = await import('rolldown')
    await using build = await rolldown({
      input: entry,
      platform: 'neutral',
      resolve: { mainFields: ['main'] },
      logLevel: 'silent',
    })
    const { output } = await build.generate({ format: 'esm', comments: false })
    return withoutExports(withoutPaths(output[0].code))
  })
}

/** The bundler's comments contain the path of a temporary folder, which differs between processes. */
const withoutPaths = (code: string): string => code.replaceAll(/^\/\/ [\w./-]+\n/gm, '')

const withoutExports = (code: string): string => code.replaceAll(/^export \{[^}]*\};\n?/gm, '')

const MAX_ERRORS = 10_000

const boundedErrors = `
function addError(all, error) {
  all.push(all.length < ${MAX_ERRORS} ? error : all[0])
}
function addErrors(all, more) {
  if (all.length < ${MAX_ERRORS}) for (const error of more) all.push(error)
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
  const [other] = /vErrors\.(?!length\b)\w+.{0,40}/.exec(bounded) ?? []
  if (other !== undefined)
    throw new Error(`Ajv adds errors in another way now (${other}): adapt withBoundedErrors.`)
  return bounded
}

function mergeSchemas(contracts: Contract[]): Record<string, Schema> {
  const merged: Record<string, Schema> = {}
  for (const contract of contracts) {
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      const existing = merged[name]
      if (existing && JSON.stringify(existing) !== JSON.stringify(schema)) {
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
