import { readFileSync } from 'node:fs'
import { CannotVerify } from '../core/model.ts'

/** @throws CannotVerify naming the option */
export function readText(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CannotVerify(`${option} cannot be read: ${(error as Error).message}`)
  }
}
