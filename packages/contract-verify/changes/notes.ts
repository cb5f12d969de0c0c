import { CannotVerify, OutOfTime, Unavailable } from '../model.ts'

/** How long a run may take after its end to put things back. */
export const PUT_BACK_MS = 15_000

/** Something of a member that is another than before the run, and why. */
export type Left = { readonly member: string; readonly what: string; readonly why: string }

/** What a run changed: what it put back in the end, and what it could not. */
export type Changed = { readonly putBack: readonly string[]; readonly left: readonly Left[] }

export const nothingChanged: Changed = { putBack: [], left: [] }

/** What stays changed, in one line. */
export const leftWords = ({ member, what, why }: Left): string =>
  `${member === '' ? '' : `${member}: `}${what}: ${why}`

export type Notes = {
  readonly done: (what: string) => void
  readonly left: (member: string, what: string, why: string) => void
}

/** Why something could not be done, of an error that ends a run or a check. */
export function whyNot(error: unknown): string {
  if (error instanceof OutOfTime && error.message === 'The time is over.')
    return `${PUT_BACK_MS / 1_000} s were not enough`
  if (error instanceof OutOfTime || error instanceof CannotVerify || error instanceof Unavailable)
    return error.message.replace(/\.$/, '')
  throw error
}
