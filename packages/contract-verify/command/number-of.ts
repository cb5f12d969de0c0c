import { CannotVerify } from '../core/model.ts'

/** @throws CannotVerify unless an option is a whole number from 1 */
export function numberOf(name: string, text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value > 0) return value
  throw new CannotVerify(`--${name} must be a whole number from 1, not "${text}".`)
}
