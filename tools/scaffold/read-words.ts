import { parseArgs } from 'node:util'
import { nearestName } from '#site/lib/nearest-name.ts'
import { camelCase } from './names.ts'
import { ScaffoldError } from './scaffold-error.ts'

const kinds = ['operation', 'screen']
const options = {
  screen: { type: 'boolean' },
  mutation: { type: 'boolean' },
  tag: { type: 'string' },
} as const
const optionNames = Object.keys(options).map((name) => `--${name}`)

// npm run generate would change other names, because it makes file names from camelCase.
const NAME = /^[a-z]{2,}(?:-[a-z]{2,})*$/

/** Words of JavaScript, names that the written files import or define, and first segments that the server answers. */
const reservedNames = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof var void while with yield undefined
  list member options parseSuccess
  api assets healthz index media metrics offline panel readyz worlds`.split(/\s+/),
)

/** @throws ScaffoldError with the nearest known name */
export function requireKnown(
  kind: string,
  word: string,
  names: readonly string[],
  hint = '',
): void {
  if (names.includes(word)) return
  throw new ScaffoldError(
    `Unknown ${kind} "${word}". Did you mean "${nearestName(word, names)}"?${hint}`,
  )
}

/** @throws ScaffoldError for a name that is not kebab-case or has a meaning already */
export function requireName(name: string): void {
  if (!NAME.test(name))
    throw new ScaffoldError(
      `"${name}" is not a name: use lower-case words of two letters or more with hyphens, such as archive-note.`,
    )
  if (reservedNames.has(camelCase(name)))
    throw new ScaffoldError(`"${name}" is reserved: add a word, such as ${name}-note.`)
}

type Words = {
  readonly kind: string
  /** `notes/archive-note` */
  readonly place: string
  readonly screen?: boolean
  readonly mutation?: boolean
  readonly tag?: string
}

/** The command's words. @throws ScaffoldError for unknown ones */
export function readWords(args: readonly string[]): Words {
  for (const word of args.filter((arg) => arg.startsWith('-')))
    requireKnown('option', word.split('=')[0] ?? '', optionNames)
  const { values, positionals } = parse(args)
  const [kind = '', place, ...otherNames] = positionals
  requireKnown('kind', kind, kinds)
  if (place === undefined || otherNames.length > 0)
    throw new ScaffoldError(`Give one name: npm run new -- ${kind} notes/archive-note`)
  if (kind === 'screen' && args.length > 2)
    throw new ScaffoldError(
      'A screen has no options. With an operation: npm run new -- operation …',
    )
  if (values.screen && values.mutation)
    throw new ScaffoldError(
      `A mutation belongs to the screen that lists what it changes: npm run new -- operation ${place} --mutation`,
    )
  return { ...values, kind, place }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // The message of parseArgs names the option that has a value or lacks one.
    throw new ScaffoldError((error as Error).message)
  }
}
