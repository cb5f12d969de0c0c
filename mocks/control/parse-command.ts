import type { z } from 'zod'
import { isRecord, readProperty } from '../../src/lib/json.ts'
import { similarName } from '../../src/lib/similar-name.ts'
import { commandSchemas } from './commands.ts'
import type { CommandName, CommandOf } from './commands.ts'
import { CommandRefused, unknownName } from './events/command-refused.ts'
import type { CommandFault } from './events/command-refused.ts'
import { eventSchemas } from './events/event-commands.ts'

export type ReadCommand = { [Name in CommandName]: CommandOf<Name> }[CommandName]

type Schema = z.ZodType<unknown> & { readonly shape: Readonly<Record<string, unknown>> }

const toPointer = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => readProperty(inner, String(key)), value)

function faultsOf(issue: z.core.$ZodIssue, value: unknown, schema: Schema): CommandFault[] {
  const path = toPointer(issue.path)
  const written = valueAt(value, issue.path)
  if (issue.code === 'unrecognized_keys') {
    const names = Object.keys(schema.shape)
    return issue.keys.map((key) => {
      const nearest = similarName(key, names)
      return {
        path: `${path}/${key}`,
        message: 'is not known here',
        allowed: names,
        ...(nearest !== undefined && { nearest }),
      }
    })
  }
  if (issue.code === 'invalid_value') {
    return [unknownName(path, 'such value', written, issue.values.map(String))]
  }
  const description = written === undefined ? 'is missing' : `is ${JSON.stringify(written)}`
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return [{ path, message: `${description}: write a whole number in digits, such as 1` }]
  return [{ path, message: `${description}: ${issue.message}` }]
}

/**
 * Parses a value by a schema.
 * @throws CommandRefused naming every invalid property
 */
export function parseBy<Output>(schema: z.ZodType<Output> & Schema, value: unknown): Output {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new CommandRefused(read.error.issues.flatMap((issue) => faultsOf(issue, value, schema)))
}

const own = <Value>(table: Readonly<Record<string, Value>>, name: unknown): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined

/**
 * Parses a command and fills in defaults.
 * @throws CommandRefused
 */
export function parseCommand(value: unknown): ReadCommand {
  if (!isRecord(value)) {
    throw new CommandRefused([{ path: '', message: 'A command is an object with a "command"' }])
  }
  const { command, event } = value
  if (own(commandSchemas, command) === undefined) {
    const fault = unknownName('/command', 'command', command, Object.keys(commandSchemas))
    throw new CommandRefused([fault], true)
  }
  if (command === 'event') {
    const schema = own<Schema>(eventSchemas, event)
    if (schema === undefined) {
      throw new CommandRefused([unknownName('/event', 'event', event, Object.keys(eventSchemas))])
    }
    return parseBy(schema, value) as ReadCommand
  }
  const schema = commandSchemas[command as Exclude<CommandName, 'event'>]
  return parseBy(schema as z.ZodType<ReadCommand> & Schema, value)
}
