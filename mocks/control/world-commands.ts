import { z } from 'zod'
import { scenarioName, seedSchema } from './commands.ts'

/** The world of requests without a name; always exists. */
export const DEFAULT_WORLD = 'default'

const nameRule = 'must be 1 to 64 letters, digits, - and _, and begin with a letter or a digit'

export const worldName = z.string(nameRule).regex(/^[a-z\d][\w-]{0,63}$/i, nameRule)

/** Commands about worlds; each world also accepts all other commands. */
export const worldSchemas = {
  worlds: z
    .strictObject({ command: z.literal('worlds') })
    .describe('Lists the worlds, least recently used first'),
  'create-world': z
    .strictObject({
      command: z.literal('create-world'),
      name: worldName,
      scenario: scenarioName.optional(),
      seed: seedSchema.optional(),
    })
    .describe('Begins a world; one that is there already begins anew'),
  'remove-world': z
    .strictObject({ command: z.literal('remove-world'), name: z.string() })
    .describe('Removes a world with its state'),
}

type Schemas = typeof worldSchemas

export type WorldCommandName = keyof Schemas
export type WorldCommandOf<Name extends WorldCommandName> = z.output<Schemas[Name]>
export type WorldCommand = { [Name in WorldCommandName]: z.input<Schemas[Name]> }[WorldCommandName]

export type WorldList = {
  readonly worlds: readonly {
    readonly name: string
    /** ISO 8601, by the real clock. */
    readonly lastUsed: string
  }[]
  /** Worlds dropped because there were too many, latest last. */
  readonly dropped: readonly string[]
}

export type WorldResults = {
  readonly [Name in WorldCommandName]: WorldList
}
