import { z } from 'zod'
import { commandSchemas } from './commands.ts'

type Described = z.ZodType & { readonly description?: string | undefined }

export const listCommands = (schemas: Readonly<Record<string, Described>> = commandSchemas) => ({
  commands: Object.entries(schemas).map(([name, { description = '' }]) => ({
    name,
    description: description || 'One of the events, which the schema names',
  })),
  schema: z.toJSONSchema(z.union(Object.values(schemas)), { io: 'input' }),
})
