import { z } from 'zod'

/** A setting: an environment variable as text, and what becomes of it. */
export type Setting<Value = unknown> = {
  /** What the variable takes, in words: `--help` and errors say it. */
  readonly takes: string
  /** The text when the variable is not set or empty; null: it must be set. */
  readonly fallback: string | null
  /** Never shown: an error says only that it cannot be read. */
  readonly isSecret?: boolean
  readonly schema: z.ZodType<Value, string>
}

type Table = Readonly<Record<string, Setting>>
type Environment = Readonly<Record<string, string | undefined>>
type Values<T extends Table> = { readonly [Name in keyof T]: z.output<T[Name]['schema']> }

/** Settings that a process cannot start with; the message names them and says what they take. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Digits alone, from one number to another, both included. */
export const wholeNumber = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to))

export const port = wholeNumber(1, 65_535)

/** An address that begins with http: or https:. */
export const httpUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), { abort: true })

/**
 * The values of all settings in a table, by the names of their variables.
 * @throws SettingsError that lists every setting that is missing or cannot be read
 */
export function readTable<T extends Table>(table: T, environment: Environment): Values<T> {
  const errors: string[] = []
  const entries = Object.entries(table).map(([name, { takes, fallback, schema, isSecret }]) => {
    const text = environment[name] || fallback
    const parsed = text === null ? null : schema.safeParse(text)
    if (parsed?.success) return [name, parsed.data]
    const given = isSecret ? 'cannot be read' : `is "${withoutPassword(text ?? '')}"`
    errors.push(`${name} ${text === null ? 'is missing' : given}: it takes ${takes}.`)
    return [name, undefined]
  })
  if (errors.length > 0) throw new SettingsError(errors.join('\n'))
  return Object.fromEntries(entries) as Values<T>
}

/** An address may hold a user and a password, which no log should show. */
const withoutPassword = (text: string): string => text.replace(/\/\/[^/]*@/, '//…@')

/** One line for each setting: its name, what it takes, its default. */
export const describeTable = (table: Table): string =>
  Object.entries(table)
    .map(([name, { takes, fallback }]) => {
      const note =
        fallback === null ? 'required' : `default: ${fallback === '' ? 'none' : fallback}`
      return `  ${name.padEnd(20)}${takes} (${note})`
    })
    .join('\n')
