import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { nearestName } from '#site/lib/nearest-name.ts'
import type { SourceFault, SourceFiles } from './source-files.ts'

const schemaFile = new URL('../../openapi/operations/operation.schema.json', import.meta.url)

function operationValidator() {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object
  return new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true }).compile(schema)
}

let validator: ReturnType<typeof operationValidator> | undefined

/** Files of operations/ that violate operation.schema.json, and duplicate paths or names. */
export function operationFaults(files: SourceFiles): SourceFault[] {
  const validate = (validator ??= operationValidator())
  const firstFiles = new Map<string, string>()
  return files.operations().flatMap((file) => {
    const faults = validate(files.valueOf(file)) ? [] : (validate.errors ?? [])
    const path = files.valueAt({ file, path: ['path'] })
    const name = file.slice(file.lastIndexOf('/') + 1)
    const duplicates = [`path ${String(path)}`, `name ${name}`].flatMap((key): SourceFault[] => {
      const firstFile = firstFiles.get(key)
      firstFiles.set(key, firstFile ?? file)
      const message = `${key} is also that of ${firstFile ?? ''}: give each operation its own.`
      return firstFile === undefined ? [] : [{ file, path: ['path'], message }]
    })
    return [...faults.map((error) => faultOf(file, error)), ...duplicates]
  })
}

function faultOf(
  file: string,
  { instancePath, keyword, params, parentSchema, message }: ErrorObject,
): SourceFault {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty'])
    const properties = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {})
    const hint = `Did you mean ${nearestName(name, properties)}? Known: ${properties.join(', ')}.`
    return { file, path: [...path, name], message: `${name} is unknown here. ${hint}` }
  }
  const allowedText = keyword === 'enum' ? ` (${String(params['allowedValues'])})` : ''
  return { file, path, message: `${message ?? keyword}${allowedText}.` }
}
