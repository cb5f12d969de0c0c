import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { missingIn, packed, partOf } from './messages/compile.ts'
import type { Trees } from './messages/compile.ts'
import { emitCompleteLocales, emitMessageValues } from './messages/emit-messages.ts'
import { readTextProperty } from '../src/lib/json.ts'
import { unusedAmong } from './messages/usage.ts'

const help = `Compiles src/i18n/catalogs/*.json into src/i18n/compiled/. Korean decides which messages there are
and which arguments they take. Where another language lacks one, that is reported, English is
used, and the language menu does not offer that language until it is complete.

  npm run messages               write what changed, and sort the catalogs by id
  npm run messages -- --check    write nothing; exit 1 if something is missing, stale or unused
`

const source = 'ko'
const fallback = 'en'
const names = [source, fallback, 'vn', 'jp', 'cn', 'th'] as const

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const catalogOf = (name: string) => pathOf(`src/i18n/catalogs/${name}.json`)
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

/** The catalogs sorted by id, so that two branches that add texts seldom meet in one place. */
const sortedCatalogs = () =>
  Promise.all(
    names.map(async (name) => {
      const texts = JSON.parse(await readFile(catalogOf(name), 'utf8')) as Record<string, string>
      const sorted = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))
      const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
      return [`src/i18n/catalogs/${name}.json`, text] as const
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
    options: { check: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const trees = await Promise.all(names.map(async (name) => [name, await treesOf(name)] as const))
  const languages = new Map<string, Trees>(trees)
  const korean = languages.get(source) ?? {}
  const faults = await differences()
  if (values.check) faults.push(...unusedIn(korean).map((id) => `${id} is used nowhere`))
  const files = [...filesOf(languages, korean), ...(await sortedCatalogs())]
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
