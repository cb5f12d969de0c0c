import { readFileSync } from 'node:fs'
import { SettingsError } from './settings-error.ts'
import type { Environment, Table } from './settings-table.ts'

/** The text of a secret's file, without the line feed at its end. */
export const readSecretFile = (file: string): string => readFileSync(file, 'utf8').trimEnd()

/**
 * The environment, with the secrets of a table that `<name>_FILE` names.
 * @throws SettingsError when a file cannot be read, or a secret is given twice
 */
export function withSecretFiles(table: Table, environment: Environment): Environment {
  const secrets = Object.keys(table).filter((name) => table[name]?.isSecret)
  const errors: string[] = []
  const entries = secrets.map((name) => {
    const file = environment[`${name}_FILE`]
    if (!file) return [name, environment[name]]
    if (environment[name]) errors.push(`${name} and ${name}_FILE are both set: keep one.`)
    try {
      return [name, readSecretFile(file)]
    } catch (error) {
      errors.push(`${name}_FILE cannot be read: ${String(error)}.`)
      return [name, undefined]
    }
  })
  if (errors.length > 0) throw new SettingsError(errors.join('\n'))
  return { ...environment, ...(Object.fromEntries(entries) as Environment) }
}
