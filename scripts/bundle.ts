import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { OTHER_PAGE, PAGES_FOLDER } from '../src/lib/prerendered-page.ts'

/** Brotli bytes of a page, and of the JavaScript it loads before hydration, for guests and for possible members. */
export type Cost = { readonly page: number; readonly guest: number; readonly member: number }

/** URL → cost of its page in the most expensive language. */
export type Costs = Readonly<Record<string, Cost>>

/** Accepted sizes, written by `npm run build -- --write-sizes`. */
export const sizesFile = 'scripts/sizes.json'

const HEADROOM = 0.01
/** Room for one more menu entry, which is part of every page. */
const MIN_HEADROOM = 200

/** Maximum bytes of a page whose recorded size is `size`. */
export const maxBytesFor = (size: number): number =>
  size + Math.max(MIN_HEADROOM, Math.floor(size * HEADROOM))

/** Traces of the mock backend and the developer panel, which must never be in a production build. */
const mockTraces = [
  /mockServiceWorker|mock-worker\.js/,
  /virtual:msw/,
  /@mswjs\//,
  /@msw\/data/,
  /"mocks\//,
  /deposit-approved/,
  /maru-panel/,
  /scenarioObservation/,
]

export const scriptsNamedIn = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)),
]

/** Replaces hashes in file names by stable ones, because hashes change compressed sizes by up to a hundred bytes. */
export const withSteadyHashes = (code: string): string =>
  code.replaceAll(/([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${name}-${hash}`
  })

/** Cost of each prerendered page of a build, by URL. */
export async function measureCosts(dist: string): Promise<Costs> {
  const folder = join(dist, PAGES_FOLDER)
  const sizes = new Map<string, number>()
  const measureSize = async (file: string): Promise<number> => {
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
    for (const script of scriptsNamedIn(html)) scripts += await measureSize(script)
    const { page, guest, member } = costs[address] ?? { page: 0, guest: 0, member: 0 }
    costs[address] = {
      page: Math.max(page, compressedSize(html)),
      guest: isForGuest ? Math.max(guest, scripts) : guest,
      member: isForGuest ? member : Math.max(member, scripts),
    }
  }
  for (const [address, cost] of Object.entries(costs))
    if (cost.guest === 0) costs[address] = { ...cost, guest: cost.member }
  return costs
}

/** Fast compression, slightly larger than served, because there are eighty pages. */
const compressedSize = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const remedy = `Load parts that are not visible at first with lazyComponent, and keep texts for members out of the messages of
guests' screens. npm run build -- --sizes lists the content of each file. If the growth is worth it, run
npm run build -- --write-sizes and commit ${sizesFile}.`

const kinds = ['page', 'guest', 'member'] as const

/**
 * Every page that exceeds `sizes` plus headroom, with a remedy; empty: none. A page missing in `sizes` may cost as
 * much as the most expensive one of its class.
 */
export function complaintsAbout(
  costs: Costs,
  sizes: Costs,
  classOf: (address: string) => 'guest' | 'member' | undefined,
): readonly string[] {
  const measureOf = (address: string, kind: keyof Cost): number =>
    sizes[address]?.[kind] ??
    Math.max(
      0,
      ...Object.keys(costs)
        .filter((other) => classOf(other) === classOf(address))
        .map((other) => sizes[other]?.[kind] ?? 0),
    )
  const faults = Object.entries(costs).flatMap(([address, cost]) =>
    kinds.flatMap((kind) => {
      const measure = measureOf(address, kind)
      const excess = cost[kind] - maxBytesFor(measure)
      if (excess <= 0) return []
      const basis = sizes[address] === undefined ? 'the largest page of its class' : sizesFile
      return [
        `${address}: ${kind} ${cost[kind]} bytes, ${excess} over ${maxBytesFor(measure)} (${basis}: ${measure} plus headroom)`,
      ]
    }),
  )
  return faults.length === 0 ? [] : [...faults, remedy]
}

/** Mock or panel code in built files; empty: none. */
export async function findMockTraces(dist: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
  const sizes = await Promise.all(
    files.map(async (file) => {
      const isText = /\.(js|css|html|json)$/.test(file)
      const text = isText ? await readFile(join(dist, file), 'utf8') : ''
      const trace = mockTraces.find((pattern) => pattern.test(file) || pattern.test(text))
      return trace ? [`${file}: ${trace.source}`] : []
    }),
  )
  return sizes.flat()
}

/** Cascade layers in the order of the built styles; earlier ones are weaker. */
export async function findLayers(dist: string): Promise<string[]> {
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.css'))
  const texts = await Promise.all(files.map((file) => readFile(join(dist, 'assets', file), 'utf8')))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, list = '']) => list.split(/, */)),
  )
  return [...new Set(names)]
}
