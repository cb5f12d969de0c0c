import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { writeCompressedFiles } from '../proxy/site/compress-site.ts'
import { buildProxy, proxyInputs } from './build-proxy.ts'
import { proxyFolder, proxyMain } from './proxy-program.ts'
import { listSizes } from './vite/list-sizes.ts'
import { prerenderSite } from './prerender/prerender.ts'
import { complaintsAbout, measureCosts, findLayers, findMockTraces, sizesFile } from './bundle.ts'
import type { Costs } from './bundle.ts'
import { readScreens } from './screens/read-screens.ts'
import { repositoryRoot } from './repository/repository-root.ts'

const dist = join(repositoryRoot, 'dist')
const recordFile = join(repositoryRoot, '.cache', 'build.json')
const proxyRecord = join(repositoryRoot, '.cache', 'proxy-build.json')

/** The layers of src/ui/tokens.css, from weakest to strongest. */
const layerOrder = ['reset', 'tokens', 'base', 'ui', 'screens']

/** Inputs of a build: files and folders relative to the repository. */
export const buildInputs: readonly string[] = [
  'src',
  'brands',
  'tools/brand',
  'tools/messages',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/free-port.ts',
  'scripts/ports.ts',
  'scripts/vite',
  'scripts/live',
  'scripts/prerender',
  'scripts/repository',
  'scripts/screens',
  'mocks/browser/hybrid-constants.ts',
  'mocks/browser/worker-protocol.ts',
  'mocks/games/vite-plugin.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.site.json',
  'package-lock.json',
]

/** A hash of a build's inputs. */
export type BuildRecord = { readonly inputs: string }

/** Builds the site into dist/ and the proxy into dist-proxy/ unless they are up to date. */
export async function buildIfStale(): Promise<void> {
  await buildProxyIfStale()
  await buildSiteIfStale()
}

/** Builds the proxy into dist-proxy/ unless it is up to date. */
export async function buildProxyIfStale(): Promise<void> {
  if (!(await isFresh(join(repositoryRoot, proxyMain), proxyRecord, proxyInputs)))
    await buildProgram()
}

async function buildProgram(): Promise<void> {
  const hash = await hashOfInputs(proxyInputs)
  const newFolder = join(repositoryRoot, '.cache', `dist-proxy-${process.pid}`)
  try {
    await buildProxy(repositoryRoot, newFolder)
    await replaceFolder(join(repositoryRoot, proxyFolder), newFolder)
    await writeRecord(proxyRecord, hash)
  } finally {
    await rm(newFolder, { recursive: true, force: true })
  }
}

const writeRecord = (file: string, inputs: string): Promise<void> => {
  const buildRecord: BuildRecord = { inputs }
  return writeFile(file, JSON.stringify(buildRecord))
}

async function buildSiteIfStale(): Promise<void> {
  if (await isFresh(join(dist, 'index.html'), recordFile, buildInputs)) return
  // Oversized pages fail `npm run build` but not the browser tests.
  for (const complaint of await buildSite()) console.error(complaint)
}

async function isFresh(output: string, file: string, inputs: readonly string[]): Promise<boolean> {
  if (!existsSync(output) || !existsSync(file)) return false
  const lastRecord = JSON.parse(await readFile(file, 'utf8')) as BuildRecord
  return lastRecord.inputs === (await hashOfInputs(inputs))
}

/**
 * Builds the site, prints the size of a first visit to each page, and returns what exceeds its limit. Throws when
 * mock code is included. Replaces dist/ atomically.
 */
async function buildSite(): Promise<readonly string[]> {
  console.log('Building the site …')
  const { build } = await import('vite')
  const hash = await hashOfInputs(buildInputs)
  const newFolder = join(repositoryRoot, '.cache', `dist-${process.pid}`)
  try {
    await build({
      root: repositoryRoot,
      logLevel: 'warn',
      plugins: process.argv.includes('--sizes') ? [listSizes(repositoryRoot)] : [],
      build: { outDir: newFolder, emptyOutDir: true },
    })
    await prerenderSite(
      repositoryRoot,
      newFolder,
      join(repositoryRoot, '.cache', `prerender-${process.pid}`),
    )
    const complaints = await inspect(newFolder)
    await writeCompressedFiles(newFolder)
    await replaceFolder(dist, newFolder)
    await writeRecord(recordFile, hash)
    return complaints
  } finally {
    await rm(newFolder, { recursive: true, force: true })
    await rm(join(repositoryRoot, '.cache', `prerender-${process.pid}`), {
      recursive: true,
      force: true,
    })
  }
}

async function inspect(folder: string): Promise<readonly string[]> {
  const costs = await measureCosts(folder)
  console.log('A first visit costs, in bytes after brotli (page, JavaScript for guest and member):')
  for (const [address, { page, guest, member }] of Object.entries(costs))
    console.log(
      `${[page, guest, member].map((bytes) => String(bytes).padStart(8)).join('')}  ${address}`,
    )
  const layers = await findLayers(folder)
  if (layers.join() !== layerOrder.join()) {
    throw new Error(
      `The styles name their layers as ${layers.join(', ')} and not as ${layerOrder.join(', ')}: ` +
        'src/main.tsx must import src/app/styles.css before all else.',
    )
  }
  const traces = await findMockTraces(folder)
  if (traces.length > 0) {
    throw new Error(`The build holds mock code:\n${traces.join('\n')}`)
  }
  if (process.argv.includes('--write-sizes')) {
    const sorted = Object.entries(costs).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const lines = sorted.map(
      ([address, { page, guest, member }]) =>
        `  "${address}": { "page": ${page}, "guest": ${guest}, "member": ${member} }`,
    )
    await writeFile(join(repositoryRoot, sizesFile), `{\n${lines.join(',\n')}\n}\n`)
  }
  const sizes = JSON.parse(await readFile(join(repositoryRoot, sizesFile), 'utf8')) as Costs
  const screens = await readScreens(repositoryRoot)
  /** Guests get all of a page that is theirs or prerendered. */
  const classOf = (address: string) => {
    const found = screens.find(({ screen }) => screen.path === address)?.screen
    return found && (found.access === 'guest' || found.isPrerendered ? 'guest' : 'member')
  }
  return complaintsAbout(costs, sizes, classOf)
}

async function replaceFolder(folder: string, newFolder: string): Promise<void> {
  const oldFolder = join(repositoryRoot, '.cache', `dist-old-${process.pid}`)
  if (existsSync(folder)) await rename(folder, oldFolder)
  await rename(newFolder, folder)
  await rm(oldFolder, { recursive: true, force: true })
}

async function hashOfInputs(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const { BRAND = '' } = process.env
  hash.update(`${BRAND}\0`)
  for (const file of await listFiles([...inputs, ...brandFolder(BRAND)])) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(repositoryRoot, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** A brand outside of brands/, such as an operator's own repository. */
const brandFolder = (name: string): readonly string[] =>
  name === '' || /^[\w-]+$/.test(name) ? [] : [relative(repositoryRoot, resolve(name))]

async function listFiles(paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (path) => {
      if (!existsSync(join(repositoryRoot, path))) return []
      const entries = await readdir(join(repositoryRoot, path), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => null)
      if (entries === null) return [path]
      return entries
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => relative(repositoryRoot, join(entry.parentPath, entry.name)))
    }),
  )
  return lists.flat().sort()
}

if (import.meta.main) {
  await mkdir(join(repositoryRoot, '.cache'), { recursive: true })
  try {
    await buildProgram()
    const complaints = await buildSite()
    for (const complaint of complaints) console.error(complaint)
    if (complaints.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
