import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ScreenManifest } from '../src/lib/screen-manifest.ts'
import { OTHER_PAGE, PAGES_FOLDER } from '../src/lib/prerendered-page.ts'

/**
 * Bytes after brotli: of a page, and of the JavaScript that it loads before it is taken over, for a
 * browser without a session and for one that may have a member's.
 */
export type Cost = { readonly page: number; readonly guest: number; readonly member: number }

/** Address → what its page costs, in the language in which it costs most. */
export type Costs = Readonly<Record<string, Cost>>

/** What the pages cost when somebody last agreed to it: `npm run build -- --write-sizes` writes it. */
export const sizesFile = 'scripts/sizes.json'

const HEADROOM = 0.01
/** Of a small page one percent is less than a name of a file. */
const LEAST_HEADROOM = 50

/** Bytes that a page may cost which cost `size` when sizes.json was written. */
export const allowed = (size: number): number =>
  size + Math.max(LEAST_HEADROOM, Math.floor(size * HEADROOM))

/**
 * For a guest, what comes to the home page after its first paint on a wide screen: the login beside it,
 * a notice, what registers the service worker.
 */
export const settledMore = 7_600

/** What a production build must never hold: the mock backend, and the panel for developers. */
const mockTraces = [
  /mockServiceWorker/,
  /virtual:msw/,
  /@mswjs\//,
  /@msw\/data/,
  /"mocks\//,
  /deposit-approved/,
  /maru-panel/,
  /scenarioObservation/,
]

/** Files of JavaScript that a page (HTML) names: what it loads at once, or ahead. */
export const scriptsNamedIn = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)),
]

/**
 * Code in which the hash of each file it names follows from the rest of that name: a change anywhere
 * gives other hashes, which compress better or worse by chance, by a hundred bytes in all.
 */
export const withSteadyHashes = (code: string): string =>
  code.replaceAll(/([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${name}-${hash}`
  })

/** What each prerendered page of a build costs, by its address. */
export async function costsOf(dist: string): Promise<Costs> {
  const folder = join(dist, PAGES_FOLDER)
  const sizes = new Map<string, number>()
  const sizeOf = async (file: string): Promise<number> => {
    const size =
      sizes.get(file) ??
      brotliCompressSync(withSteadyHashes(await readFile(join(dist, file), 'utf8'))).length
    sizes.set(file, size)
    return size
  }
  const costs: Record<string, Cost> = {}
  for (const name of await readdir(folder, { recursive: true })) {
    const file = name.replaceAll('\\', '/').replace(/^[^/]*\//, '')
    if (!file.endsWith('.html') || file === OTHER_PAGE) continue
    const isForGuest = file.endsWith('.guest.html')
    const address = `/${file.replace(/(?:\.guest)?\.html$/, '').replace(/^index$/, '')}`
    const html = await readFile(join(folder, name), 'utf8')
    let scripts = 0
    for (const script of scriptsNamedIn(html)) scripts += await sizeOf(script)
    const { page, guest, member } = costs[address] ?? { page: 0, guest: 0, member: 0 }
    costs[address] = {
      page: Math.max(page, compressed(html)),
      guest: isForGuest ? Math.max(guest, scripts) : guest,
      member: isForGuest ? member : Math.max(member, scripts),
    }
  }
  for (const [address, cost] of Object.entries(costs))
    if (cost.guest === 0) costs[address] = { ...cost, guest: cost.member }
  return costs
}

/** Quick, and a little more than is served: there are eighty pages. */
const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const remedy = `What is not shown at once comes later, by lazyComponent; a group of messages that guests do not read is needed by no
screen for guests. npm run build -- --sizes lists what each file is made of. If the growth is worth it:
npm run build -- --write-sizes, and commit ${sizesFile}.`

const kinds = ['page', 'guest', 'member'] as const

/**
 * Every page that costs more than `sizes` and the headroom allow, and what helps; empty when all is well.
 * A page that is not in `sizes` may cost as much as the dearest one of its class.
 */
export function complaintsAbout(
  costs: Costs,
  sizes: Costs,
  classOf: (address: string) => ScreenManifest['budget'] | undefined,
): readonly string[] {
  const measureOf = (address: string, kind: keyof Cost): number =>
    sizes[address]?.[kind] ??
    Math.max(
      0,
      ...Object.keys(costs)
        .filter((other) => classOf(other) === classOf(address))
        .map((other) => sizes[other]?.[kind] ?? 0),
    )
  const found = Object.entries(costs).flatMap(([address, cost]) =>
    kinds.flatMap((kind) => {
      const measure = measureOf(address, kind)
      const over = cost[kind] - allowed(measure)
      if (over <= 0) return []
      const by = sizes[address] === undefined ? 'the dearest page of its class' : sizesFile
      return [
        `${address}: ${kind} ${cost[kind]} bytes, ${over} over ${allowed(measure)} (${by}: ${measure}, and 1 %)`,
      ]
    }),
  )
  return found.length === 0 ? [] : [...found, remedy]
}

/** Traces of the mock backend and of the panel among the built files: empty when there is none. */
export async function mockTracesIn(dist: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
  const found = await Promise.all(
    files.map(async (file) => {
      const isText = /\.(js|css|html|json)$/.test(file)
      const text = isText ? await readFile(join(dist, file), 'utf8') : ''
      const trace = mockTraces.find((pattern) => pattern.test(file) || pattern.test(text))
      return trace ? [`${file}: ${trace.source}`] : []
    }),
  )
  return found.flat()
}

/**
 * The cascade's layers in the order in which the built styles first name them: a layer that comes
 * first gives way to all others.
 */
export async function layersIn(dist: string): Promise<string[]> {
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.css'))
  const texts = await Promise.all(files.map((file) => readFile(join(dist, 'assets', file), 'utf8')))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, list = '']) => list.split(/, */)),
  )
  return [...new Set(names)]
}
