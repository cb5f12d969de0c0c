import type { z } from 'zod'
import { isRecord, readProperty } from '../../src/lib/json.ts'
import { similarName } from '../../src/lib/similar-name.ts'
import { CommandError, unknownNameFault } from './command-error.ts'
import type { CommandFault } from './command-error.ts'
import { commandSchemas } from './commands.ts'
import type { CommandName, CommandOf } from './commands.ts'
import { eventSchemas } from './events.ts'

export type ReadCommand = { [Name in CommandName]: CommandOf<Name> }[CommandName]

type Schema = z.ZodType & { readonly shape: Readonly<Record<string, unknown>> }

const toPointer = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((parent, key) => readProperty(parent, String(key)), value)

function faultsOf(issue: z.core.$ZodIssue, value: unknown, { shape }: Schema): CommandFault[] {
  const path = toPointer(issue.path)
  const invalidValue = valueAt(value, issue.path)
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(shape)
    return issue.keys.map((key) => {
      const nearest = similarName(key, allowed)
      const message = 'is not known here'
      return { path: `${path}/${key}`, message, allowed, ...(nearest !== undefined && { nearest }) }
    })
  }
  if (issue.code === 'invalid_value') {
    return [unknownNameFault(path, 'such value', invalidValue, issue.values.map(String))]
  }
  const description =
    invalidValue === undefined ? 'is missing' : `is ${JSON.stringify(invalidValue)}`
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return [{ path, message: `${description}: write a whole number in digits, such as 1` }]
  return [{ path, message: `${description}: ${issue.message}` }]
}

/** @throws CommandError for an unknown name */
function requireSchema(
  schemas: Readonly<Record<string, z.ZodType>>,
  kind: 'command' | 'event',
  name: unknown,
): Schema {
  if (typeof name === 'string' && Object.hasOwn(schemas, name)) return schemas[name] as Schema
  const fault = unknownNameFault(`/${kind}`, kind, name, Object.keys(schemas))
  throw new CommandError([fault], kind === 'command')
}

/**
 * Parses a command by one of the schemas and fills in defaults.
 * @throws CommandError naming every invalid property
 */
export function parseBy<Schemas extends Readonly<Record<string, z.ZodType>>>(
  schemas: Schemas,
  value: unknown,
): { [Name in keyof Schemas]: z.output<Schemas[Name]> }[keyof Schemas] {
  if (!isRecord(value)) {
    throw new CommandError([{ path: '', message: 'A command is an object with a "command"' }])
  }
  const commandSchema = requireSchema(schemas, 'command', value['command'])
  const isEvent = value['command'] === 'event'
  const schema = isEvent ? requireSchema(eventSchemas, 'event', value['event']) : commandSchema
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data as never
  throw new CommandError(parsed.error.issues.flatMap((issue) => faultsOf(issue, value, schema)))
}

/**
 * Parses a command to one world.
 * @throws CommandError
 */
export const parseCommand = (value: unknown): ReadCommand => parseBy(commandSchemas, value)
