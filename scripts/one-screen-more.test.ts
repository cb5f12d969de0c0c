import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest, Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFiles } from './contract/generated-files.ts'
import { filesBelow } from './prerender/preloads.ts'
import { emitScreens } from './screens/emit-screens.ts'
import { readScreens } from './screens/read-screens.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const copy = join(top, '.cache', `one-screen-more-${process.pid}`)

const left = new Set(['.cache', '.git', 'dist', 'docs', 'node_modules', 'test-results'])

/** All that somebody writes for a screen. */
const written = {
  'src/features/savings/savings-screen.tsx': `import { DataTable } from '../../ui/data-table.tsx'
import { useT } from '../../i18n/language.tsx'
export const SavingsScreen = () => <DataTable title={useT()('savings.page.title')} />
`,
  'src/features/savings/savings.screen.ts': `import type { Screen } from '../../screens/screen.ts'
export const screen = {
  path: '/savings',
  access: 'member',
  component: async () => (await import('./savings-screen.tsx')).SavingsScreen,
  title: 'savings.page.title',
  messages: ['savings'],
  menu: { order: 45, label: 'savings.page.title', icon: 'DepositIcon' },
  isMeasured: true,
  budget: 'member',
  shows: { text: 'Saved' },
} as const satisfies Screen
`,
}

const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await writeFile(join(copy, path), text)
  }
}

const generate = async (): Promise<ReadonlyMap<string, string>> => {
  const files = emitScreens(copy, await readScreens(copy))
  writeFiles(copy, files, [...files.keys()])
  return files
}

beforeAll(async () => {
  for (const name of await readdir(top))
    if (!left.has(name)) await cp(join(top, name), join(copy, name), { recursive: true })
  await symlink(join(top, 'node_modules'), join(copy, 'node_modules'), 'junction')
}, 60_000)
afterAll(() => rm(copy, { recursive: true, force: true }))

/** Forty messages in each language. */
const messagesMore: Plugin = {
  name: 'messages-more',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('.member.json')) return undefined
    const texts = Array.from({ length: 40 }, (_, at) => [`more.text${at}`, `One text more, ${at}`])
    return JSON.stringify({ ...JSON.parse(code), ...Object.fromEntries(texts) })
  },
}

/** Code → its size: most chunks of both builds are the same. */
const sizes = new Map<string, number>()

/** After brotli; hashes in names of files are left out: each build has others, which compress by chance. */
function sizeOf(code: string): number {
  const stable = code.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '')
  const size = sizes.get(stable) ?? brotliCompressSync(stable).length
  sizes.set(stable, size)
  return size
}

/** Bytes of the JavaScript that the home page loads, after brotli, and whether the build has the screen. */
const costOfHome = async (plugins: readonly Plugin[] = []) => {
  const built = await build({
    root: copy,
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false },
  })
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
  'a screen that is added is in each list, and costs the first visit of the home page its entry of the menu',
  { timeout: 120_000 },
  async () => {
    await generate()
    const before = await costOfHome()
    await write(written)
    const files = await generate()
    const after = await costOfHome([messagesMore])
    const naming = [...files].filter(([, text]) => text.includes('savings')).map(([path]) => path)
    expect(naming.toSorted()).toEqual([
      'openapi/schemas/page-pattern.yaml',
      'src/generated/measured-paths.ts',
      'src/generated/places/drawer.ts',
      'src/generated/places/menu.ts',
      'src/generated/screens/manifests.ts',
      'src/generated/screens/routes.ts',
    ])
    expect([before.hasScreen, after.hasScreen]).toEqual([false, true])
    expect(before.bytes).toBeGreaterThan(50_000)
    expect(Math.abs(after.bytes - before.bytes)).toBeLessThan(100)
  },
)

test.each([
  ["import('./savings-screen.tsx')", 'import(`./savings-screen.tsx`)', 'write component as'],
  ["'DepositIcon'", "'PiggyIcon'", 'no src/ui/icons-*.tsx exports PiggyIcon'],
  ["'/savings'", "'/comp'", 'have one path /comp'],
])('a manifest with %s as %s is refused by its name', async (right, wrong, says) => {
  const text = written['src/features/savings/savings.screen.ts'].replace(right, wrong)
  await rm(join(copy, 'src/features/savings'), { recursive: true, force: true })
  const file = `src/features/savings/wrong-${wrong.replaceAll(/\W+/g, '')}.screen.ts`
  await write({ [file]: text })
  const failure = generate()
  await expect(failure).rejects.toThrow(says)
  await expect(failure).rejects.toThrow(file)
})
