import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { missingIn, packed, partOf } from './messages/compile.ts'
import type { Trees } from './messages/compile.ts'
import { emitCompleteLocales, emitMessageValues } from './messages/emit-messages.ts'
import { readTextProperty } from '../src/lib/json.ts'
import { descriptionFaults, exportedMessages, parseDescriptions } from './messages/descriptions.ts'
import { languages as names, parseTermBase, termFaults } from './messages/terms.ts'
import type { Catalogs } from './messages/terms.ts'
import { termsPage } from './messages/terms-page.ts'
import { unusedAmong } from './messages/usage.ts'

const help = `Compiles src/i18n/catalogs/*.json into src/i18n/compiled/. Korean decides which messages there are
and which arguments they take. Where another language lacks one, that is reported, English is
used, and the language menu does not offer that language until it is complete. The words of
docs/terms.yaml are those that the texts must say; docs/terms.md is written from it.

  npm run messages                  write what changed, and sort the catalogs by id
  npm run messages -- --export en   print one language's texts with descriptions, for translators
  npm run messages -- --check       write nothing; exit 1 if something is missing, stale, unused or wrongly worded
`

const source = 'ko'
const fallback = 'en'

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const fileOf = (name: string) => `src/i18n/catalogs/${name}.json`
const catalogOf = (name: string) => pathOf(fileOf(name))
const tool = pathOf('node_modules/.bin/formatjs')
const run = promisify(execFile)

/** The messages of one language as syntax trees. Rejects if one is not valid ICU. */
async function treesOf(name: string): Promise<Trees> {
  const args = ['compile', catalogOf(name), '--ast', '--format', 'simple']
  const { stdout } = await run(tool, args, { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout) as Trees
}

/** How other languages differ from Korean: missing and unknown messages, other arguments. */
async function differences(): Promise<string[]> {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
  const args = ['verify', '--source-locale', source, ...checks, ...names.map(catalogOf)]
  try {
    await run(tool, args)
    return []
  } catch (error) {
    return [readTextProperty(error, 'stdout') ?? readTextProperty(error, 'stderr') ?? String(error)]
  }
}

/** The texts by language, sorted by id, so that two branches that add some seldom meet in one place. */
const sortedTexts = () =>
  Promise.all(
    names.map(async (name) => {
      const texts = JSON.parse(await readFile(catalogOf(name), 'utf8')) as Record<string, string>
      const sorted = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))
      return [name, Object.fromEntries(sorted)] as const
    }),
  )

/** What is written, path → text; English where a language lacks a message. */
function filesOf(languages: Map<string, Trees>, korean: Trees) {
  const english = languages.get(fallback) ?? {}
  const catalogs = [...languages].flatMap(([name, trees]) => {
    const all = Object.entries(korean).map(
      ([id, tree]) => [id, trees[id] ?? english[id] ?? tree] as const,
    )
    const parts = Object.groupBy(all, ([id]) => partOf(id))
    return [
      [`src/i18n/compiled/${name}.json`, textOf(parts.first ?? [])],
      [`src/i18n/compiled/${name}.rest.json`, textOf(parts.rest ?? [])],
      [`src/i18n/compiled/${name}.member.json`, textOf(parts.member ?? [])],
    ] as const
  })
  const complete = [...languages].flatMap(([name, trees]) =>
    missingIn(korean, trees).length === 0 ? [name] : [],
  )
  return [
    ...catalogs,
    ['src/i18n/compiled/message-values.ts', emitMessageValues(korean)] as const,
    ['src/i18n/compiled/complete-locales.ts', emitCompleteLocales(complete)] as const,
  ]
}

const termBase = async () => parseTermBase(await readFile(pathOf('docs/terms.yaml'), 'utf8'))
const descriptions = async () =>
  parseDescriptions(await readFile(pathOf('src/i18n/descriptions.yaml'), 'utf8'))

const textOf = (entries: readonly (readonly [string, Trees[string]])[]) =>
  `${JSON.stringify(packed(Object.fromEntries(entries)), null, 1)}\n`

/** Messages that no source of the site uses. */
function unusedIn(korean: Trees): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: pathOf('.') })
    .filter((file) => !/\.test\.tsx?$|^src[\\/](generated|i18n[\\/]compiled)[\\/]/.test(file))
    .map((file) => readFileSync(pathOf(file), 'utf8'))
  return unusedAmong(Object.keys(korean), sources)
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean' },
      export: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const [sorted, base, described] = await Promise.all([sortedTexts(), termBase(), descriptions()])
  const catalogs = Object.fromEntries(sorted) as Catalogs
  if (values.export !== undefined) {
    const language = names.find((name) => name === values.export)
    if (language === undefined) throw new Error(`--export takes one of ${names.join(', ')}.`)
    process.stdout.write(exportedMessages(language, described, base, catalogs))
    return 0
  }
  const trees = await Promise.all(names.map(async (name) => [name, await treesOf(name)] as const))
  const languages = new Map<string, Trees>(trees)
  const korean = languages.get(source) ?? {}
  const faults = await differences()
  if (values.check) {
    faults.push(...unusedIn(korean).map((id) => `${id} is used nowhere`))
    faults.push(...termFaults(base, catalogs), ...descriptionFaults(described, catalogs))
  }
  const files = [
    ...filesOf(languages, korean),
    ...sorted.map(
      ([name, texts]) => [fileOf(name), `${JSON.stringify(texts, null, 2)}\n`] as const,
    ),
    ['docs/terms.md', termsPage(base)] as const,
  ]
  const stale: string[] = []
  for (const [path, text] of files) {
    if ((await readFile(pathOf(path), 'utf8').catch(() => '')) === text) continue
    if (values.check) stale.push(`${path} is stale: run npm run messages`)
    else await writeFile(pathOf(path), text)
  }
  for (const line of [...faults, ...stale]) process.stderr.write(`${line}\n`)
  return faults.length + stale.length > 0 ? 1 : 0
}

process.exitCode = await main()
