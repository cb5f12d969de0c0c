import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compileMessages, textsOf } from './messages/compiled-files.ts'
import { descriptionFaults, descriptionsFile, parseDescriptions } from './messages/descriptions.ts'
import { importTexts } from './messages/import-texts.ts'
import {
  catalogsOf,
  MessageFaults,
  placesOf,
  readMessageFiles,
  source,
  textOfFile,
} from './messages/message-files.ts'
import type { MessageFile } from './messages/message-files.ts'
import { languages, parseTermBase, termFaults } from './messages/terms.ts'
import { termsPage } from './messages/terms-page.ts'
import { unusedAmong } from './messages/usage.ts'
import { emitXliff, readXliff } from './messages/xliff.ts'
import { readScreens } from './screens/read-screens.ts'

const help = `Compiles the texts of src/**/*.messages.yaml into src/i18n/compiled/. Korean defines the messages and their
arguments. A text that is missing in another language is reported and shown in English, and the language menu
hides that language until it is complete. Texts must use the words of docs/terms.yaml, from which docs/terms.md
is written.

  npm run messages                       write changed files, and sort the messages by id
  npm run messages -- --export vn        write a language as XLIFF 1.2, with notes, for translators: messages.vn.xlf
  npm run messages -- --import FILE      import their file: checks ids, arguments and terms first, and writes
                                         nothing if one is wrong
  npm run messages -- --check            write nothing; exit 1 if something is missing, stale, unused or wrongly worded

Exit code: 0 no errors, 1 errors found, 2 it could not run.
`

const top = fileURLToPath(new URL('..', import.meta.url))
const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Messages that no source uses. */
function unusedIn(ids: readonly string[]): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: top })
    .filter(
      (file) =>
        !/\.(?:test|screen)\.tsx?$|^src[\\/](?:generated[\\/](?!places)|i18n[\\/]compiled[\\/])/.test(
          file,
        ),
    )
    .map((file) => readFileSync(pathOf(file), 'utf8'))
  return unusedAmong(ids, sources)
}

/** The schema of scenario files lists every message. */
function writeScenarioSchema(): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [pathOf('packages/scenarios/main.ts'), '--schema'],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The schema of scenario files could not be written:\n${stderr}`)
}

const idsIn = (json: string): string => Object.keys(JSON.parse(json) as object).join()

/** The message files; with `imported`, as changed by a translator's file. */
async function takeFiles(
  base: ReturnType<typeof parseTermBase>,
  imported: string | undefined,
): Promise<readonly MessageFile[]> {
  const files = readMessageFiles(top)
  if (imported === undefined) return files
  const { language, units } = readXliff(await readFile(imported, 'utf8'))
  return importTexts(files, language, units, base)
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean' },
      export: { type: 'string' },
      import: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const base = parseTermBase(await readFile(pathOf('docs/terms.yaml'), 'utf8'))
  const described = parseDescriptions(await readFile(pathOf(descriptionsFile), 'utf8'))
  const files = await takeFiles(base, values.import)
  const catalogs = catalogsOf(files)
  if (values.export !== undefined) {
    const others = languages.filter((language) => language !== source)
    const language = others.find((name) => name === values.export)
    if (language === undefined)
      throw new Error(`--export ${values.export}: write one of ${others.join(', ')}.`)
    const file = `messages.${language}.xlf`
    await writeFile(file, emitXliff(language, files, described, base, catalogs))
    process.stdout.write(`${file} holds ${Object.keys(catalogs[source]).length} messages.\n`)
    return 0
  }
  const { where } = placesOf(files)
  const compiled = compileMessages(files, await readScreens(top))
  const faults = [...compiled.faults]
  const ids = Object.keys(catalogs[source])
  if (values.check) {
    faults.push(...unusedIn(ids).map((id) => `${where(id)}: ${id} is not used: remove it.`))
    faults.push(...termFaults(base, catalogs, where), ...descriptionFaults(described, files))
  }
  const written = [
    ...compiled.files,
    ...files.map((file) => [file.path, textOfFile(file)] as const),
    ['docs/terms.md', termsPage(base)] as const,
  ]
  const before = await readFile(pathOf(textsOf(source)), 'utf8').catch(() => '{}')
  const stale: string[] = []
  for (const [path, text] of written) {
    if ((await readFile(pathOf(path), 'utf8').catch(() => '')) !== text) stale.push(path)
  }
  if (!values.check) {
    for (const [path, text] of written) {
      if (!stale.includes(path)) continue
      await mkdir(dirname(pathOf(path)), { recursive: true })
      await writeFile(pathOf(path), text)
    }
    if (idsIn(before) !== ids.join()) writeScenarioSchema()
  }
  const lines = [
    ...faults,
    ...(values.check ? stale.map((path) => `${path} is stale: run npm run messages`) : []),
  ]
  for (const line of lines) process.stderr.write(`${line}\n`)
  return lines.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof MessageFaults ? 1 : 2
}
