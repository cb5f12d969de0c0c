export type JsonSchema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly description?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

export type FieldKind = 'choice' | 'several' | 'flag' | 'number' | 'text' | 'json'

export type Field = {
  readonly name: string
  readonly kind: FieldKind
  readonly options: readonly string[]
  readonly isRequired: boolean
  readonly description: string
  /** Default for an empty field. */
  readonly fallback: string
}

export type CommandForm = {
  /** `event deposit-approved`, `clock`. */
  readonly title: string
  readonly description: string
  readonly fixed: Readonly<Record<string, unknown>>
  readonly fields: readonly Field[]
}

const branchesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? []

function kindOf(schema: JsonSchema): { kind: FieldKind; options?: readonly string[] } {
  if (schema.enum !== undefined) return { kind: 'choice', options: schema.enum }
  if (schema.type === 'array') return { kind: 'several', options: schema.items?.enum ?? [] }
  if (schema.const === true) return { kind: 'choice', options: ['true'] }
  if (schema.type === 'boolean') return { kind: 'choice', options: ['true', 'false'] }
  if (schema.type === 'integer' || schema.type === 'number') return { kind: 'number' }
  if (schema.type === 'string' || branchesOf(schema).length > 0) return { kind: 'text' }
  return { kind: 'json' }
}

const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): Field {
  const { description = '' } = schema
  return {
    name,
    options: [],
    isRequired,
    description,
    fallback: textOf(schema.default),
    ...kindOf(schema),
  }
}

const isFixed = ({ const: value, type }: JsonSchema): boolean =>
  value !== undefined && type === 'string'

function formOf({ properties = {}, required = [], description = '' }: JsonSchema): CommandForm {
  const entries = Object.entries(properties)
  const fixed = Object.fromEntries(
    entries.filter(([, schema]) => isFixed(schema)).map(([name, schema]) => [name, schema.const]),
  )
  return {
    title: Object.values(fixed).join(' '),
    description,
    fixed,
    fields: entries
      .filter(([, schema]) => !isFixed(schema))
      .map(([name, schema]) => fieldOf(name, schema, required.includes(name))),
  }
}

export const formsOf = (schema: JsonSchema): readonly CommandForm[] =>
  schema.properties === undefined ? branchesOf(schema).flatMap(formsOf) : [formOf(schema)]

const parseOrText = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const WHOLE_NUMBER = /^-?\d+$/

function valueOf({ kind, options }: Field, text: string): unknown {
  if (kind === 'several') return text.split(',')
  if (kind === 'json') return parseOrText(text)
  if (kind === 'number') return Number(text)
  const isFlag =
    kind === 'choice' && options.every((option) => option === 'true' || option === 'false')
  return isFlag || (kind === 'text' && WHOLE_NUMBER.test(text)) ? parseOrText(text) : text
}

/** The command for the form's values; empty fields are omitted, so that the mock reports what is missing. */
export const commandOf = (
  { fixed, fields }: CommandForm,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => ({
  ...fixed,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const text = (texts[field.name] ?? '').trim()
      return text === '' ? [] : [[field.name, valueOf(field, text)]]
    }),
  ),
})

export const readCommands: readonly string[] = [
  'state',
  'sides',
  'faults',
  'calls',
  'har',
  'worlds',
]

export const isChange = ({ command, clear, ...rest }: Readonly<Record<string, unknown>>): boolean =>
  !readCommands.includes(String(command)) &&
  clear === undefined &&
  (command !== 'clock' || Object.keys(rest).length > 0)
