import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest, Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { filesBelow } from './prerender/preloads.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const SCREEN = 'virtual:screen'

const screen = `import { createElement } from 'react'
import { DataTable } from '/src/ui/data-table.tsx'
import { useT } from '/src/i18n/language.tsx'
export const Screen = () => createElement(DataTable, { title: useT()('more.page.title') })`

/** A screen of its own chunk, in the table of routes, with forty messages in each language. */
const oneScreenMore: Plugin = {
  name: 'one-screen-more',
  enforce: 'pre',
  resolveId: (id) => (id === SCREEN ? id : undefined),
  load: (id) => (id === SCREEN ? screen : undefined),
  transform: (code, id) => {
    if (id.endsWith('/src/app/routes.ts'))
      return `${code}
routesForMembers.push({ path: '/more', Screen: lazyComponent(async () => (await import('${SCREEN}')).Screen) })`
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

/** Bytes of the JavaScript that the home page loads, after brotli. */
const costOfHome = async (plugins: readonly Plugin[]): Promise<number> => {
  const built = await build({
    root: top,
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  const find = (file: string) => output.find(({ fileName }) => fileName === file)
  const listed = find('.vite/manifest.json')
  const manifest = JSON.parse(String(listed?.type === 'asset' && listed.source)) as Manifest
  const home = ['index.html', 'src/app/start.tsx', 'src/i18n/compiled/ko.json']
  const isThere = output.some((chunk) => chunk.type === 'chunk' && chunk.code.includes('more.page'))
  expect(isThere).toBe(plugins.length > 0)
  const files = new Set(home.flatMap((source) => filesBelow(manifest, source)))
  expect(files.size).toBeGreaterThan(home.length)
  return [...files].reduce((sum, file) => {
    const chunk = find(file)
    return sum + (chunk?.type === 'chunk' ? sizeOf(chunk.code) : 0)
  }, 0)
}

test(
  'a screen that is added costs the first visit of the home page nothing',
  { timeout: 120_000 },
  async () => {
    const before = await costOfHome([])
    const after = await costOfHome([oneScreenMore])
    expect(before).toBeGreaterThan(50_000)
    expect(Math.abs(after - before)).toBeLessThan(50)
  },
)
