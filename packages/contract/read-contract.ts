import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { parseAssumptions, type Assumptions } from './assumptions.ts'
import type { Schema } from './contract.model.ts'
import { emitProxy } from './emit-proxy.ts'
import type { ReadSchema } from './join-answers.ts'
import type { RouteTable, WrittenContract } from './routes.model.ts'

/** Reads a YAML file of a folder, such as `openapi`. */
const readYaml = (folder: string, file: string): unknown =>
  parseYaml(readFileSync(join(folder, file), 'utf8'))

/** Reads `schemas/<file>.yaml#/<Name>` of a folder, each file once; throws when there is no such schema. */
export function schemaReader(folder: string): ReadSchema {
  const read = new Map<string, Record<string, Schema>>()
  return (reference) => {
    const [file = '', name = ''] = reference.split('#/')
    const schemas = read.get(file) ?? (readYaml(folder, file) as Record<string, Schema>)
    read.set(file, schemas)
    const schema = schemas[name]
    if (!schema) throw new Error(`${file} has no ${name}.`)
    return schema
  }
}

/** The text of proxy.yaml, from the other files of its folder. */
export const proxyText = (folder: string): string =>
  emitProxy(
    readYaml(folder, 'routes.yaml') as RouteTable,
    readYaml(folder, 'public.yaml') as WrittenContract,
    schemaReader(folder),
  )

/** The assumptions of the contract in a folder, by id. */
export const readAssumptions = (folder: string): Assumptions =>
  parseAssumptions(readYaml(folder, 'assumptions.yaml'))
