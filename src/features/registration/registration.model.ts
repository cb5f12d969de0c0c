import type { MessageId } from '../../i18n/language.tsx'
import type { Outcome } from '../../http/outcome.ts'

/** What a new member gives; `code` is that of the partner who invited them. */
export type Registration = {
  readonly id: string
  readonly password: string
  readonly nick: string
  readonly phone: string
  readonly bankName: string
  readonly bankOwner: string
  readonly bankNumber: string
  readonly code?: string
}

/** What the form holds, as it was typed. */
export type Draft = Required<Registration> & { readonly passwordAgain: string }
export type Field = keyof Draft

export const emptyDraft: Draft = {
  id: '',
  password: '',
  passwordAgain: '',
  nick: '',
  phone: '',
  bankName: '',
  bankOwner: '',
  bankNumber: '',
  code: '',
}

/** The fields in the order in which they stand on the screen. */
export const fields: readonly Field[] = [
  'id',
  'password',
  'passwordAgain',
  'nick',
  'phone',
  'bankName',
  'bankOwner',
  'bankNumber',
  'code',
]

const signs = (text: string): number => [...text].length
const hasSigns = (text: string, least: number, most: number): boolean =>
  signs(text) >= least && signs(text) <= most
/** One line that shows something: not blank, and without control characters. */
const isLine = (text: string): boolean => /^(?=.*\S)[^\x00-\x1f\x7f]*$/.test(text)

/**
 * The contract's rules for a new member (RegisterRequest), by field; a test holds them to it. The
 * code is any text: whether a partner has it, the backend knows.
 */
const rules: Record<Exclude<Field, 'code'>, (draft: Draft) => boolean> = {
  id: ({ id }) => /^[A-Za-z0-9]{4,20}$/.test(id),
  password: ({ password }) => hasSigns(password, 8, 128),
  passwordAgain: ({ password, passwordAgain }) => password === passwordAgain,
  nick: ({ nick }) => isLine(nick) && hasSigns(nick, 2, 12),
  phone: ({ phone }) => /^\+?[0-9][0-9-]{6,18}$/.test(phone),
  bankName: ({ bankName }) => isLine(bankName) && hasSigns(bankName, 1, 40),
  bankOwner: ({ bankOwner }) => isLine(bankOwner) && hasSigns(bankOwner, 1, 40),
  bankNumber: ({ bankNumber }) => /^[0-9][0-9-]{4,30}$/.test(bankNumber),
}

const isSecret = (field: Field): boolean => field === 'password' || field === 'passwordAgain'

/** The draft without the spaces around what was typed; a password's own spaces stay. */
export const trimmed = (draft: Draft): Draft =>
  Object.fromEntries(
    fields.map((field) => [field, isSecret(field) ? draft[field] : draft[field].trim()]),
  ) as Draft

/** What is wrong with a field of a trimmed draft, null while nothing is. */
export const faultOf = (draft: Draft, field: Field): MessageId | null => {
  if (field === 'code' || rules[field](draft)) return null
  return draft[field] === '' ? 'register.fault.missing' : `register.fault.${field}`
}

/** The first field of a trimmed draft that is wrong; null: it can be sent. */
export const firstFault = (draft: Draft): Field | null =>
  fields.find((field) => faultOf(draft, field) !== null) ?? null

/** What is sent: no second password, and no code if there is none. */
export const registrationOf = ({ passwordAgain: _, code, ...rest }: Draft): Registration =>
  code === '' ? rest : { ...rest, code }

/** The field that an outcome other than `done` is about; null if it is about none. */
export const fieldOf = (outcome: Outcome): Field | null => {
  if (outcome === 'id-taken') return 'id'
  if (outcome === 'already-in-use') return 'nick'
  return outcome === 'not-found' ? 'code' : null
}
