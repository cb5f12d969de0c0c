import { ValueScope, ValueScopeName } from 'ajv/dist/compile/codegen/scope.js'
import type { NameValue } from 'ajv/dist/compile/codegen/scope.js'
import type { Schema } from './contract.model.ts'
import { readOnce } from './parse-once.ts'
import { schemaCompiler } from './schema-compiler.ts'

export type ValidatorCode = {
  /** Ajv's function of one schema, `functionName` of it, and its constants. It calls those of other schemas by name. */
  readonly code: string
  readonly calls: readonly string[]
  /** Constants shared with other functions: name → expression with `require`. */
  readonly shared: ReadonlyMap<string, string>
}

export const functionName = (schema: string): string => `validate${schema}`

/** Names by Ajv, which numbers them in one series for all schemas. */
const prefixes = [
  'validate',
  'wrapper',
  'root',
  'schema',
  'keyword',
  'pattern',
  'formats',
  'func',
  'obj',
  'Error',
]

const compiledOnce = readOnce()
const compiler = schemaCompiler({ isChecked: true })
/** Placeholder for the function of another schema while Ajv generates a call of it. */
const placeholders = new Map<unknown, string>()

/** Names one schema's values, so that its code does not depend on other schemas. */
class OwnScope extends ValueScope {
  readonly #schema: string
  constructor(schema: string) {
    super({ scope: {}, prefixes: new Set(prefixes), lines: true })
    this.#schema = schema
  }
  override name(prefix: string): ValueScopeName {
    const name = prefix === 'validate' ? functionName(this.#schema) : this._newName(prefix)
    return new ValueScopeName(prefix, prefix === 'validate' ? name : `${name}Of${this.#schema}`)
  }
  override value(given: ValueScopeName | string, value: NameValue): ValueScopeName {
    const schema = placeholders.get(value.ref)
    const code = value.code?.toString() ?? ''
    if (schema !== undefined)
      return super.value(new ValueScopeName('validate', functionName(schema)), value)
    if (typeof given === 'string' && code.includes('require('))
      return super.value(new ValueScopeName(given, sharedName(code)), value)
    return super.value(given, value)
  }
}

/** `require("ajv/dist/runtime/ucs2length").default` → `ajvRuntimeUcs2lengthDefault`. */
const sharedName = (code: string): string =>
  code
    .replaceAll(/require|dist/g, '')
    .split(/\W+/)
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')

const localReference = /#\/components\/schemas\/(\w+)/g

/**
 * Compiles a schema without the content of the schemas it references, which is enough without `unevaluatedProperties`.
 * @throws when a keyword is wrong; the message does not name the schema
 */
export function validatorCode(name: string, schema: Schema): ValidatorCode {
  const text = JSON.stringify(schema)
  return compiledOnce(`${name} ${text}`, () => compileCode(name, text)) as ValidatorCode
}

function compileCode(name: string, text: string): ValidatorCode {
  const calls = [...new Set([...text.matchAll(localReference)].map(([, target = '']) => target))]
  for (const schemaName of calls) {
    if ([...placeholders.values()].includes(schemaName)) continue
    placeholders.set(compiler.compile({ $id: schemaName }), schemaName)
  }
  const schema = JSON.parse(text.replaceAll(localReference, '$1')) as object
  Object.assign(compiler, { scope: new OwnScope(name) })
  try {
    const { source } = compiler.compile(schema)
    if (source === undefined) throw new Error(`Ajv wrote no code for ${name}.`)
    const shared = new Map<string, string>()
    const constants: string[] = []
    for (const names of Object.values(source.scopeValues)) {
      for (const { str, prefix, value } of names ?? []) {
        // Ajv also lists unused names.
        if (prefix === 'validate' || !source.validateCode.includes(str)) continue
        const code = value?.code?.toString()
        if (code === undefined) throw new Error(`Ajv wrote no code for ${str} of ${name}.`)
        if (code.includes('require(')) shared.set(str, code)
        else constants.push(`const ${str} = ${code}\n`)
      }
    }
    const evaluated =
      source.evaluated === undefined
        ? ''
        : `${functionName(name)}.evaluated = ${source.evaluated.toString()}\n`
    return { code: `${constants.join('')}${source.validateCode}\n${evaluated}`, calls, shared }
  } finally {
    compiler.removeSchema(schema)
  }
}
