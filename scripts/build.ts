import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepCompressed } from '../src/proxy/site/site-files.ts'
import { listSizes } from './vite/list-sizes.ts'
import { prerenderSite } from './prerender/prerender.ts'
import { complaintsAbout, costsOf, layersIn, mockTracesIn } from './bundle.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const dist = join(top, 'dist')
const record = join(top, '.cache', 'build.json')

/** As in src/ui/tokens.css: each gives way to those after it. */
const layerOrder = ['reset', 'tokens', 'base', 'ui', 'screens']

/** What a build is made from: files and folders, relative to the repository. */
export const buildInputs: readonly string[] = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'scripts/prerender',
  'mocks/games/vite-plugin.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.site.json',
  'package-lock.json',
]

/** What a build was made of: a hash. */
export type BuildRecord = { readonly inputs: string }

/** Builds the site into dist/ unless dist/ was built from the very same files. */
export async function buildIfStale(): Promise<void> {
  if (!(await isFresh())) await buildSite()
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(record)) return false
  const last = JSON.parse(await readFile(record, 'utf8')) as BuildRecord
  return last.inputs === (await hashOfInputs())
}

/**
 * Builds the site, prints what a first visit to each page costs, and throws when one costs more than
 * its budget or when mock code got in. dist/ changes only when everything held, in one step, so that
 * two builds at the same time cannot mix.
 */
export async function buildSite(): Promise<void> {
  console.log('Building the site …')
  const { build } = await import('vite')
  const hash = await hashOfInputs()
  const fresh = join(top, '.cache', `dist-${process.pid}`)
  try {
    await build({
      root: top,
      logLevel: 'warn',
      plugins: process.argv.includes('--sizes') ? [listSizes(top)] : [],
      build: { outDir: fresh, emptyOutDir: true },
    })
    await prerenderSite(top, fresh, join(top, '.cache', `prerender-${process.pid}`))
    await inspect(fresh)
    await keepCompressed(fresh)
    await replaceDist(fresh)
    const made: BuildRecord = { inputs: hash }
    await writeFile(record, JSON.stringify(made))
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(join(top, '.cache', `prerender-${process.pid}`), { recursive: true, force: true })
  }
}

async function inspect(folder: string): Promise<void> {
  const costs = await costsOf(folder)
  console.log('A first visit costs, in bytes after brotli (page, JavaScript for guest and member):')
  for (const [address, { page, guest, member }] of Object.entries(costs))
    console.log(
      `${[page, guest, member].map((bytes) => String(bytes).padStart(8)).join('')}  ${address}`,
    )
  const complaints = complaintsAbout(costs)
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  const layers = await layersIn(folder)
  if (layers.join() !== layerOrder.join()) {
    throw new Error(
      `The styles name their layers as ${layers.join(', ')} and not as ${layerOrder.join(', ')}: ` +
        'src/main.tsx must import src/app/styles.css before all else.',
    )
  }
  const traces = await mockTracesIn(folder)
  if (traces.length > 0) {
    throw new Error(`The build holds mock code:\n${traces.join('\n')}`)
  }
}

async function replaceDist(fresh: string): Promise<void> {
  const old = join(top, '.cache', `dist-old-${process.pid}`)
  if (existsSync(dist)) await rename(dist, old)
  await rename(fresh, dist)
  await rm(old, { recursive: true, force: true })
}

async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesOf(buildInputs)) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(top, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

async function filesOf(paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (path) => {
      if (!existsSync(join(top, path))) return []
      const entries = await readdir(join(top, path), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => null)
      if (entries === null) return [path]
      return entries
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(top.length))
    }),
  )
  return lists.flat().sort()
}

if (import.meta.main) {
  await mkdir(join(top, '.cache'), { recursive: true })
  try {
    await buildSite()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
