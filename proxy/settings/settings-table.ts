import { z } from 'zod'
import { SettingsError } from './settings-error.ts'

export type Setting<Value = unknown> = {
  /** Accepted values in words, for `--help` and errors. */
  readonly takes: string
  /** The value when the variable is missing or empty; null: required. */
  readonly fallback: string | null
  /** Errors do not show the value, and `<name>_FILE` may name a file that contains it. */
  readonly isSecret?: boolean
  readonly schema: z.ZodType<Value, string>
}

export type Table = Readonly<Record<string, Setting>>
export type Environment = Readonly<Record<string, string | undefined>>
/** Values by variable name. */
export type Values<T extends Table> = { readonly [Name in keyof T]: z.output<T[Name]['schema']> }

/** Digits only, within the inclusive range. */
export const wholeNumber = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to))

/** Values of `limit` in words. */
export const LIMIT = '0 to 1000000; 0: no limit'
export const limit = wholeNumber(0, 1_000_000)

export const port = wholeNumber(1, 65_535)

export const httpUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), { abort: true })

/**
 * Values of all settings by variable name.
 * @throws SettingsError listing every missing or invalid setting
 */
export function readTable<T extends Table>(table: T, environment: Environment): Values<T> {
  const errors: string[] = []
  const entries = Object.entries(table).map(([name, { takes, fallback, schema, isSecret }]) => {
    const text = environment[name] || fallback
    const parsed = text === null ? null : schema.safeParse(text)
    if (parsed?.success) return [name, parsed.data]
    const description = isSecret ? 'cannot be read' : `is "${withoutPassword(text ?? '')}"`
    errors.push(`${name} ${text === null ? 'is missing' : description}: it takes ${takes}.`)
    return [name, undefined]
  })
  if (errors.length > 0) throw new SettingsError(errors.join('\n'))
  return Object.fromEntries(entries) as Values<T>
}

/** Addresses may contain a password, which logs must not show. */
const withoutPassword = (text: string): string => text.replace(/\/\/[^/]*@/, '//…@')

/** One line per setting: name, accepted values, default. */
export function describeTable(table: Table): string {
  const width = Math.max(...Object.keys(table).map((name) => name.length)) + 2
  return Object.entries(table)
    .map(([name, { takes, fallback, isSecret }]) => {
      const note =
        fallback === null ? 'required' : `default: ${fallback === '' ? 'none' : fallback}`
      const file = isSecret ? `; ${name}_FILE: a file with it` : ''
      return `  ${name.padEnd(width)}${takes}${file} (${note})`
    })
    .join('\n')
}
