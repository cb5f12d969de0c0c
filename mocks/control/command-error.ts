import { similarName } from '../../src/lib/similar-name.ts'

export type CommandFault = {
  /** JSON pointer; empty: the whole command. */
  readonly path: string
  readonly message: string
  /** The valid names, if enumerable. */
  readonly allowed?: readonly string[]
  /** The most similar valid name. */
  readonly nearest?: string
}

const faultText = ({ path, message, allowed, nearest }: CommandFault): string =>
  [
    `${path === '' ? '' : `${path} `}${message}`,
    nearest === undefined ? '' : `; did you mean "${nearest}"?`,
    allowed === undefined || allowed.length === 0 ? '' : ` There are: ${allowed.join(', ')}`,
  ].join('')

export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly faults: readonly CommandFault[]
  readonly isUnknownCommand: boolean

  constructor(faults: readonly CommandFault[], isUnknownCommand = false) {
    super(faults.map(faultText).join('\n'))
    this.faults = faults
    this.isUnknownCommand = isUnknownCommand
  }
}

const MAX_NAMES = 60

/** The fault for an unknown name. It lists the valid names if there are at most 60. */
export function unknownNameFault(
  path: string,
  kind: string,
  value: unknown,
  names: readonly string[],
): CommandFault {
  const mostSimilar = typeof value === 'string' ? similarName(value, names) : undefined
  return {
    path,
    message:
      value === undefined ? `is missing: ${kind}` : `is ${JSON.stringify(value)}, no ${kind}`,
    ...(names.length <= MAX_NAMES ? { allowed: names } : {}),
    ...(mostSimilar !== undefined && { nearest: mostSimilar }),
  }
}
