import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readTextProperty } from '../../src/lib/json.ts'
import { MessageFaults } from './message-files.ts'
import { languages } from './terms.ts'
import type { Catalogs, Language } from './terms.ts'

/** A syntax tree node of `formatjs compile --ast`. */
export type MessageNode = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageNode[] }>>
  readonly children?: readonly MessageNode[]
}
export type Trees = Readonly<Record<string, readonly MessageNode[]>>

export const LITERAL = 0

const run = promisify(execFile)

/**
 * Messages as syntax trees.
 * @throws {MessageFaults} for invalid ICU
 */
export async function treesOf(
  top: string,
  catalogs: Catalogs,
  where: (id: string, language: Language) => string,
  wanted: readonly Language[] = languages,
): Promise<ReadonlyMap<Language, Trees>> {
  const cache = join(top, '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'messages-'))
  try {
    const trees = wanted.map(async (language): Promise<[Language, Trees]> => {
      const file = join(folder, `${language}.json`)
      await writeFile(file, JSON.stringify(catalogs[language]))
      try {
        const { stdout } = await run(
          join(top, 'node_modules/.bin/formatjs'),
          ['compile', file, '--ast', '--format', 'simple'],
          { maxBuffer: 2 ** 26 },
        )
        return [language, JSON.parse(stdout) as Trees]
      } catch (error) {
        const said = readTextProperty(error, 'stderr') ?? String(error)
        throw new MessageFaults([faultOf(said, catalogs[language], (id) => where(id, language))])
      }
    })
    return new Map(await Promise.all(trees))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** FormatJS reports the text, not the message id. */
function faultOf(
  said: string,
  texts: Readonly<Record<string, string>>,
  where: (id: string) => string,
): string {
  const [, fault = ''] = /SyntaxError: (.*)/.exec(said) ?? []
  const found = Object.entries(texts).find(([, text]) => text !== '' && fault.endsWith(text))
  if (found === undefined) return said
  const [id, text] = found
  return `${where(id)}: ${id}: "${text}" is not a message: ${fault.split(' at line')[0]}.`
}

/** The smallest form that needs no parser; plain texts stay texts. */
export function packed(trees: Trees): Record<string, string | readonly MessageNode[]> {
  return Object.fromEntries(
    Object.entries(trees).map(([id, tree]) => {
      const [only, ...others] = tree
      const isPlain = only?.type === LITERAL && others.length === 0
      return [id, isPlain ? (only.value ?? '') : tree]
    }),
  )
}

/** Ids missing in another language; English replaces them. */
export const missingIn = (source: Trees, trees: Trees): string[] =>
  Object.keys(source).filter((id) => !Object.hasOwn(trees, id))
