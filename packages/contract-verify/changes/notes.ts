import { CannotVerify, OutOfTime, Unavailable } from '../core/model.ts'

export const PUT_BACK_MS = 15_000

export type Left = { readonly member: string; readonly what: string; readonly why: string }

export type Changed = { readonly putBack: readonly string[]; readonly left: readonly Left[] }

export const nothingChanged: Changed = { putBack: [], left: [] }

export const leftWords = ({ member, what, why }: Left): string =>
  `${member === '' ? '' : `${member}: `}${what}: ${why}`

export type Notes = {
  readonly done: (what: string) => void
  readonly left: (member: string, what: string, why: string) => void
}

export function whyNot(error: unknown): string {
  if (error instanceof OutOfTime && error.message === 'The time is over.')
    return `${PUT_BACK_MS / 1_000} s were not enough`
  if (error instanceof OutOfTime || error instanceof CannotVerify || error instanceof Unavailable)
    return error.message.replace(/\.$/, '')
  throw error
}
