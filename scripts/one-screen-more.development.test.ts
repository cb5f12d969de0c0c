import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest, Rolldown } from 'vite'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../src/i18n/locales.ts'
import { copyTree } from '../tests/support/copied-tree.ts'
import { filesBelow } from './prerender/preloads.ts'
import { emitScreens } from './screens/emit-screens.ts'
import { repositoryRoot } from './repository/repository-root.ts'
import { readScreens } from './screens/read-screens.ts'

let copy = ''

const languages = Object.keys(locales)
const inAll = (text: string) => languages.map((language) => `    ${language}: '${text}'\n`).join('')
/** Names that compress badly: texts that reach the home page show in its size. */
const ids = Array.from(
  { length: 80 },
  (_, at) => `savings.text.n${((at * 2_654_435_761) % 2 ** 32).toString(36)}`,
)

/** An entry of the menu and what differs from build to build; the texts alone would cost more. */
const MAX_BYTES = 250

const newFiles = {
  'src/features/savings/savings-screen.tsx': `import { DataTable } from '../../ui/data-table.tsx'
import { useT } from '../../i18n/language.tsx'
const ids = [${ids.map((id) => `'${id}'`).join(', ')}] as const
export const SavingsScreen = () => {
  const t = useT()
  return <DataTable title={t('savings.page.title') + ids.map((id) => t(id)).join()} />
}
`,
  'src/features/savings/savings.screen.ts': `import type { Screen } from '../../screens/screen.ts'
export const screen = {
  path: '/savings',
  access: 'member',
  component: async () => (await import('./savings-screen.tsx')).SavingsScreen,
  title: 'savings.page.title',
  messages: ['savings'],
  menu: { order: 45, label: 'savings.menu.link', icon: 'DepositIcon' },
  shows: { text: 'Saved' },
} as const satisfies Screen
`,
  'src/features/savings/savings.messages.yaml': `places:
  savings: on the page of savings

messages:
  savings.menu.link:
${inAll('100')}    part: first

  savings.page.title:
${inAll('100')}${ids
    .toSorted()
    .map((id) => `\n  ${id}:\n${inAll('100')}`)
    .join('')}`,
}

const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await writeFile(join(copy, path), text)
  }
}

const run = promisify(execFile)
const runScript = (script: string, ...args: readonly string[]) =>
  run(process.execPath, [join(copy, script), ...args], { cwd: copy })

/** Files of the copy that mention the screen, except hand-written ones. */
async function filesNaming(word: string): Promise<readonly string[]> {
  const folders = ['src', 'openapi', 'tests/scenarios']
  const entries = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(copy, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
  )
  const found: string[] = []
  for (const file of entries.flat()) {
    const path = file.slice(copy.length + 1).replaceAll('\\', '/')
    if (!(path in newFiles) && (await readFile(file, 'utf8')).includes(word)) found.push(path)
  }
  return found.toSorted()
}

beforeAll(async () => {
  copy = await copyTree(repositoryRoot)
}, 60_000)
afterAll(() => rm(copy, { recursive: true, force: true }))

/** Cache by code, because both builds share most chunks. */
const sizes = new Map<string, number>()

/** Brotli size without hashes in file names, which differ per build. */
function sizeOf(code: string): number {
  const stable = code.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '')
  const size = sizes.get(stable) ?? brotliCompressSync(stable).length
  sizes.set(stable, size)
  return size
}

/** Brotli bytes of the home page's JavaScript, and whether the build includes the screen. */
const costOfHome = async () => {
  const built = await build({ root: copy, logLevel: 'error', build: { write: false } })
  const { output } = built as Rolldown.RolldownOutput
  const find = (file: string) => output.find(({ fileName }) => fileName === file)
  const listed = find('.vite/manifest.json')
  const manifest = JSON.parse(String(listed?.type === 'asset' && listed.source)) as Manifest
  const home = ['index.html', 'src/app/start.tsx', 'src/i18n/compiled/ko.json']
  const files = new Set(home.flatMap((source) => filesBelow(manifest, source)))
  expect(files.size).toBeGreaterThan(home.length)
  const bytes = [...files].reduce((sum, file) => {
    const chunk = find(file)
    return sum + (chunk?.type === 'chunk' ? sizeOf(chunk.code) : 0)
  }, 0)
  return { bytes, hasScreen: 'src/features/savings/savings-screen.tsx' in manifest }
}

test(
  'a screen is three files and npm run generate, and costs the first visit of the home page its entry of the menu',
  { timeout: 180_000 },
  async () => {
    const before = await costOfHome()
    await write(newFiles)
    await runScript('scripts/generate.ts')
    const after = await costOfHome()
    expect(await filesNaming('savings')).toEqual(
      [
        'openapi/bundled/proxy.json',
        'openapi/schemas/page-pattern.yaml',
        'src/generated/measured-paths.ts',
        'src/generated/places/drawer.ts',
        'src/generated/places/menu.ts',
        'src/generated/api.ts',
        'src/generated/screens/login-within.ts',
        'src/generated/screens/manifests.ts',
        'src/generated/screens/routes.ts',
        'src/generated/schemas.ts',
        ...languages.map((language) => `src/i18n/compiled/${language}.json`),
        ...languages.map((language) => `src/i18n/compiled/${language}.member.json`),
        ...languages.map((language) => `src/i18n/compiled/texts/${language}.json`),
        'tests/scenarios/scenario.schema.json',
      ].toSorted(),
    )
    expect((await runScript('scripts/messages.ts', '--check')).stderr).toBe('')
    expect([before.hasScreen, after.hasScreen]).toEqual([false, true])
    expect(before.bytes).toBeGreaterThan(50_000)
    expect(Math.abs(after.bytes - before.bytes)).toBeLessThan(MAX_BYTES)
  },
)

test.each([
  ["import('./savings-screen.tsx')", 'import(`./savings-screen.tsx`)', 'write component as'],
  ["'DepositIcon'", "'PiggyIcon'", 'no src/ui/icons-*.tsx exports PiggyIcon'],
  ["'/savings'", "'/comp'", 'have one path /comp'],
])('a manifest with %s as %s is refused by its name', async (right, wrong, says) => {
  const text = newFiles['src/features/savings/savings.screen.ts'].replace(right, wrong)
  await rm(join(copy, 'src/features/savings'), { recursive: true, force: true })
  const file = `src/features/savings/wrong-${wrong.replaceAll(/\W+/g, '')}.screen.ts`
  await write({ [file]: text })
  const failure = readScreens(copy).then((screens) => emitScreens(copy, screens))
  await expect(failure).rejects.toThrow(says)
  await expect(failure).rejects.toThrow(file)
})
