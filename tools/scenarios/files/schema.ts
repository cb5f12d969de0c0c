import { join } from 'node:path'
import { z } from 'zod'
import { commandSchemas } from '#mocks/control/commands.ts'
import { scenarioSchema, stepSchemas } from '../words/scenario.model.ts'

export const schemaFile = join(import.meta.dirname, '../../../tests/scenarios/scenario.schema.json')

const backendStep = z.strictObject({ backend: z.union(Object.values(commandSchemas)) })

/** A value of the file's table of cases. */
const placeholder = { type: 'string', pattern: '^<[a-z][a-z0-9 ]*>$' } as const

/** Allows a placeholder in place of a number or a name. */
function allowPlaceholder({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const isNumber = jsonSchema.type === 'integer' || jsonSchema.type === 'number'
  if (!isNumber && jsonSchema.enum === undefined) return
  const { type, enum: names, minimum, maximum } = jsonSchema
  const plainSchema: z.core.JSONSchema.BaseSchema = {
    ...(type !== undefined && { type }),
    ...(names !== undefined && { enum: names }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  }
  delete jsonSchema.type
  delete jsonSchema.enum
  delete jsonSchema.minimum
  delete jsonSchema.maximum
  jsonSchema.anyOf = [plainSchema, placeholder]
}

/** JSON Schema of scenario files, with all names of machines, contract, catalogs and mock. */
export function schemaText(): string {
  const steps = z.union(Object.values({ ...stepSchemas, backend: backendStep }))
  const fileSchema = scenarioSchema.extend({ steps: z.array(steps).min(1) })
  const schema = z.toJSONSchema(fileSchema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    override: allowPlaceholder,
  })
  return `${JSON.stringify({ ...schema, title: 'A scenario of the site' }, null, 2)}\n`
}
