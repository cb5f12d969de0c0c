import { join } from 'node:path'
import { z } from 'zod'
import { commandSchemas } from '../../mocks/control/commands.ts'
import { scenarioSchema, stepSchemas } from './scenario.model.ts'

/** Where editors find the schema of scenario files. */
export const schemaFile = join(import.meta.dirname, '../../tests/scenarios/scenario.schema.json')

const backendStep = z.strictObject({ backend: z.union(Object.values(commandSchemas)) })

/** The JSON Schema of a scenario file: every name that machines, contract, catalogs and mock know. */
export function schemaText(): string {
  const steps = z.union(Object.values({ ...stepSchemas, backend: backendStep }))
  const whole = scenarioSchema.extend({ steps: z.array(steps).min(1) })
  const schema = z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any' })
  return `${JSON.stringify({ ...schema, title: 'A scenario of the site' }, null, 2)}\n`
}
