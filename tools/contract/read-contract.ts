import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseAssumptions, type Assumptions } from './assumptions.ts'
import type { Schema } from './contract.model.ts'
import { emitProxy } from './emit-proxy.ts'
import type { ReadSchema } from './emit-proxy.ts'
import { generatedYaml, readJoined } from './joined-files.ts'
import type { Joined } from './joined-files.ts'
import { readYaml } from './parse-once.ts'
import { readOperations } from './read-operations.ts'
import { OWN_ASSUMPTIONS } from './source-files.ts'
import type { RouteTable, WrittenContract } from './routes.model.ts'

type Schemas = Record<string, Schema & Record<string, Schema>>

/**
 * Reads `schemas/<file>.yaml#/<Name>` or `<file>.yaml#/schemas/<Name>`, each file once.
 * @throws for an unknown schema
 */
export function schemaReader(folder: string): ReadSchema {
  const cache = new Map<string, Schemas>()
  return (reference) => {
    const [file = '', name = ''] = reference.split('#/')
    const schemas = cache.get(file) ?? (readYaml(folder, file) as Schemas)
    cache.set(file, schemas)
    const [schemaName = '', parentName] = name.split('/').toReversed()
    const schema =
      parentName === undefined ? schemas[schemaName] : schemas[parentName]?.[schemaName]
    if (!schema) throw new Error(`${file} has no ${name}.`)
    return schema
  }
}

export function proxyDocument(folder: string, joined: Joined | null = readJoined(folder)): object {
  const table = joined?.routes ?? (readYaml(folder, 'routes.yaml') as RouteTable)
  const backend = joined?.public ?? (readYaml(folder, 'public.yaml') as WrittenContract)
  return emitProxy(table, backend, schemaReader(folder))
}

export const proxyText = (document: object): string =>
  generatedYaml('routes.yaml, backend.yaml and operations/', document)

function assumptionsOfSchemas(folder: string): object[] {
  if (!existsSync(join(folder, 'schemas'))) return []
  return readdirSync(join(folder, 'schemas'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readYaml(folder, `schemas/${file}`) as Record<string, object>)
    .map(({ [OWN_ASSUMPTIONS]: assumptions = {} }) => assumptions)
}

/**
 * Assumptions of the contract in a folder, by id: those of assumptions.yaml, of schemas/ and of operations/.
 * @throws for a duplicate id
 */
export function readAssumptions(folder: string): Assumptions {
  const entries = [
    readYaml(folder, 'assumptions.yaml') as object,
    ...assumptionsOfSchemas(folder),
    ...readOperations(folder, []).map(({ written }) => written.assumptions ?? {}),
  ].flatMap((table) => Object.entries(table))
  const ids = entries.map(([id]) => id)
  const duplicateId = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicateId !== undefined)
    throw new Error(`${duplicateId} is the id of two assumptions. Use a free one.`)
  return parseAssumptions(Object.fromEntries(entries))
}
