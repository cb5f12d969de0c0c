import { join } from 'node:path'
import { z } from 'zod'
import { commandSchemas } from '../../../mocks/control/commands.ts'
import { scenarioSchema, stepSchemas } from './scenario.model.ts'

export const schemaFile = join(import.meta.dirname, '../../../tests/scenarios/scenario.schema.json')

const backendStep = z.strictObject({ backend: z.union(Object.values(commandSchemas)) })

/** JSON Schema of scenario files, with all names of machines, contract, catalogs and mock. */
export function schemaText(): string {
  const steps = z.union(Object.values({ ...stepSchemas, backend: backendStep }))
  const whole = scenarioSchema.extend({ steps: z.array(steps).min(1) })
  const schema = z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any', reused: 'ref' })
  return `${JSON.stringify({ ...schema, title: 'A scenario of the site' }, null, 2)}\n`
}
