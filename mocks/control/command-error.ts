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

const sentence = ({ path, message, allowed, nearest }: CommandFault): string =>
  [
    `${path === '' ? '' : `${path} `}${message}`,
    nearest === undefined ? '' : `; did you mean "${nearest}"?`,
    allowed === undefined || allowed.length === 0 ? '' : ` There are: ${allowed.join(', ')}`,
  ].join('')

export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly faults: readonly CommandFault[]
  readonly isUnknown: boolean

  constructor(faults: readonly CommandFault[], isUnknown = false) {
    super(faults.map(sentence).join('\n'))
    this.faults = faults
    this.isUnknown = isUnknown
  }
}

const MAX_NAMES = 60

/** The refusal of an unknown name; lists all valid names only if they are few. */
export function unknownName(
  path: string,
  kind: string,
  value: unknown,
  names: readonly string[],
): CommandFault {
  const nearest = typeof value === 'string' ? similarName(value, names) : undefined
  return {
    path,
    message:
      value === undefined ? `is missing: ${kind}` : `is ${JSON.stringify(value)}, no ${kind}`,
    ...(names.length <= MAX_NAMES ? { allowed: names } : {}),
    ...(nearest !== undefined && { nearest }),
  }
}
