import { nearestName } from '../../src/lib/nearest-name.ts'

/** What is wrong with one property of a command, and what would do. */
export type CommandFault = {
  /** A JSON pointer; empty: the command as a whole. */
  readonly path: string
  readonly message: string
  /** All that it takes, where that is a list of names. */
  readonly allowed?: readonly string[]
  /** The one of those that was meant, perhaps. */
  readonly nearest?: string
}

const sentence = ({ path, message, allowed, nearest }: CommandFault): string =>
  [
    `${path === '' ? '' : `${path} `}${message}`,
    nearest === undefined ? '' : `; did you mean "${nearest}"?`,
    allowed === undefined || allowed.length === 0 ? '' : ` There are: ${allowed.join(', ')}`,
  ].join('')

/** A command that cannot be done; the message says why, and what would do. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
  readonly faults: readonly CommandFault[]
  /** True: there is no such command at all. */
  readonly isUnknown: boolean

  constructor(faults: readonly CommandFault[], isUnknown = false) {
    super(faults.map(sentence).join('\n'))
    this.faults = faults
    this.isUnknown = isUnknown
  }
}

const NAMES_AT_MOST = 60

/** A name that there is none of; the whole list is told only where it is short. */
export function unknownName(
  path: string,
  what: string,
  written: unknown,
  names: readonly string[],
): CommandFault {
  return {
    path,
    message:
      written === undefined ? `is missing: ${what}` : `is ${JSON.stringify(written)}, no ${what}`,
    ...(names.length <= NAMES_AT_MOST ? { allowed: names } : {}),
    ...(typeof written === 'string' && names.length > 0
      ? { nearest: nearestName(written, names) }
      : {}),
  }
}
