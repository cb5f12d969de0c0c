import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileMessages, textsPath } from './compiled-files.ts'
import { descriptionFaults, descriptionsFile, parseDescriptions } from './descriptions.ts'
import { importTexts } from './import-texts.ts'
import {
  catalogsOf,
  MessageFileError,
  messageLocations,
  readMessageFiles,
  sourceLanguage,
  formatMessageFile,
} from './message-files.ts'
import type { MessageFile } from './message-files.ts'
import type { Screen } from './parts.ts'
import { termFaults } from './term-faults.ts'
import { languages, parseTermBase } from './terms.ts'
import type { TermBase } from './terms.ts'
import { findUnused } from './usage.ts'
import { emitXliff, readXliff } from './xliff.ts'

const help = `Compiles the texts of src/**/*.messages.yaml into src/i18n/compiled/. Korean defines the messages and their
arguments. A text that is missing in another language is reported and shown in English, and the language menu
hides that language until it is complete. Texts must use the words of docs/terms.yaml.

  npm run messages                       write changed files, and sort the messages by id
  npm run messages -- --export vn        write a language as XLIFF 1.2, with notes, for translators: messages.vn.xlf
  npm run messages -- --import FILE      import their file: checks ids, arguments and terms first, and writes
                                         nothing if one is wrong
  npm run messages -- --check            write nothing; exit 1 if something is missing, stale, unused or wrongly worded

Exit code: 0 no errors, 1 errors found, 2 it could not run.
`

const options = {
  check: { type: 'boolean' },
  export: { type: 'string' },
  import: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** `hasOtherIds`: messages were added, renamed or removed, and the files are written. */
export type Outcome = {
  readonly code: 0 | 1 | 2
  readonly text: string
  readonly hasOtherIds: boolean
}

type Site = {
  readonly root: string
  readonly readScreens: () => Promise<readonly Screen[]>
}

export async function runMessages(args: readonly string[], site: Site): Promise<Outcome> {
  try {
    return await run(args, site)
  } catch (error) {
    const text = `${error instanceof Error ? error.message : String(error)}\n`
    return { code: error instanceof MessageFileError ? 1 : 2, text, hasOtherIds: false }
  }
}

async function run(args: readonly string[], { root, readScreens }: Site): Promise<Outcome> {
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) return outcomeOf(help)
  const readText = (path: string) => readFile(join(root, path), 'utf8')
  const termBase = parseTermBase(await readText('docs/terms.yaml'))
  const descriptions = parseDescriptions(await readText(descriptionsFile))
  const files = await takeFiles(root, termBase, values.import)
  const catalogs = catalogsOf(files)
  if (values.export !== undefined) {
    const targets = languages.filter((language) => language !== sourceLanguage)
    const language = targets.find((name) => name === values.export)
    if (language === undefined)
      throw new Error(`--export ${values.export}: write one of ${targets.join(', ')}.`)
    const file = `messages.${language}.xlf`
    await writeFile(file, emitXliff(language, files, descriptions, termBase, catalogs))
    return outcomeOf(`${file} holds ${Object.keys(catalogs[sourceLanguage]).length} messages.\n`)
  }
  const compiled = compileMessages(files, await readScreens())
  const warningText = compiled.warnings.map((warning) => `${warning}\n`).join('')
  const output = [
    ...compiled.files,
    ...files.map((file) => [file.path, formatMessageFile(file)] as const),
  ]
  const koreanTexts = await readText(textsPath(sourceLanguage)).catch(() => '{}')
  const stale: (readonly [string, string])[] = []
  for (const [path, text] of output) {
    if ((await readText(path).catch(() => '')) !== text) stale.push([path, text])
  }
  const ids = Object.keys(catalogs[sourceLanguage])
  if (values.check) {
    const { where } = messageLocations(files)
    return outcomeOf(
      warningText,
      ...compiled.faults,
      ...findUnused(root, ids).map((id) => `${where(id)}: ${id} is not used: remove it.`),
      ...termFaults(termBase, catalogs, where),
      ...descriptionFaults(descriptions, files),
      ...stale.map(([path]) => `${path} is stale: run npm run messages`),
    )
  }
  for (const [path, text] of stale) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const hasOtherIds = Object.keys(JSON.parse(koreanTexts) as object).join() !== ids.join()
  return { ...outcomeOf(warningText, ...compiled.faults), hasOtherIds }
}

const outcomeOf = (text: string, ...faults: readonly string[]): Outcome => ({
  code: faults.length === 0 ? 0 : 1,
  text: [text, ...faults.map((fault) => `${fault}\n`)].join(''),
  hasOtherIds: false,
})

/** The message files; with `imported`, as changed by a translator's file. */
async function takeFiles(
  root: string,
  base: TermBase,
  importedFile: string | undefined,
): Promise<readonly MessageFile[]> {
  const files = readMessageFiles(root)
  if (importedFile === undefined) return files
  const { language, units } = readXliff(await readFile(importedFile, 'utf8'))
  return importTexts(files, language, units, base)
}
