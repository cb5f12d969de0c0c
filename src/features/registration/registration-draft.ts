import type { ItemId } from '../../http/parse-response.ts'

/** What a new member gives; `code` is that of the partner who invited them. */
export type Registration = {
  readonly id: string
  readonly password: string
  readonly nick: string
  readonly phone: string
  readonly bankName: string
  readonly bankOwner: string
  readonly bankNumber: string
  readonly code?: ItemId
}

/** What the form holds, as it was typed. */
export type Draft = Omit<Required<Registration>, 'code'> & {
  readonly passwordAgain: string
  readonly code: string
}
export type Field = keyof Draft

/** In the order in which the fields stand on the screen. */
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

export const fields = Object.keys(emptyDraft) as readonly Field[]

const isSecret = (field: Field): boolean => field === 'password' || field === 'passwordAgain'

/** The draft without the spaces around what was typed; a password's own spaces stay. */
export const trimmed = (draft: Draft): Draft =>
  Object.fromEntries(
    fields.map((field) => [field, isSecret(field) ? draft[field] : draft[field].trim()]),
  ) as Draft
