import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { OTHER_PAGE, PAGES_FOLDER } from '../src/lib/prerendered-page.ts'

/**
 * Bytes after brotli: of a page, and of the JavaScript that it loads before it is taken over, for a
 * browser without a session and for one that may have a member's.
 */
export type Cost = { readonly page: number; readonly guest: number; readonly member: number }

/**
 * What a first visit to each address may cost, in the language in which it costs most. A page
 * of 14,336 bytes still comes in its first round trip.
 */
export const budgets: Readonly<Record<string, Cost>> = {
  '/': { page: 12_000, guest: 95_750, member: 95_750 },
  '/casino': { page: 11_500, guest: 102_900, member: 113_500 },
  '/comp': { page: 1_600, guest: 102_900, member: 149_000 },
  '/deposit': { page: 1_700, guest: 102_900, member: 151_000 },
  '/game': { page: 1_600, guest: 102_900, member: 149_150 },
  '/help': { page: 1_650, guest: 102_900, member: 144_400 },
  '/limits': { page: 1_600, guest: 102_900, member: 144_600 },
  '/login': { page: 11_600, guest: 103_500, member: 118_950 },
  '/note': { page: 1_600, guest: 102_900, member: 142_800 },
  '/notice': { page: 1_550, guest: 102_900, member: 140_850 },
  '/register': { page: 12_250, guest: 108_900, member: 124_100 },
  '/search': { page: 1_550, guest: 102_900, member: 150_050 },
  '/slot': { page: 11_500, guest: 102_900, member: 113_500 },
  '/slot/game': { page: 11_500, guest: 102_900, member: 113_500 },
  '/sport': { page: 11_500, guest: 102_900, member: 113_500 },
  '/user': { page: 1_650, guest: 102_900, member: 144_300 },
  '/withdraw': { page: 1_650, guest: 102_900, member: 149_900 },
}

/**
 * For a guest, with what comes to the home page after its first paint on a wide screen: the login
 * beside it, a notice, what registers the service worker.
 */
export const settledBudget = 101_300

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
export async function costsOf(dist: string): Promise<Readonly<Record<string, Cost>>> {
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

const ofScripts =
  'What is not shown at once comes later, by lazyComponent; a screen belongs into src/app/routes.ts, its messages under ' +
  'forMembers of scripts/messages/compile.ts where guests read none, never under firstPage. A new route itself costs each ' +
  'page some 30 to 90 bytes: raise the budgets in scripts/bundle.ts by that. npm run build -- --sizes lists what each file is made of.'

const remedies: Readonly<Record<keyof Cost, string>> = {
  page: 'What is not seen at first, as in a drawer, is rendered when it is opened; each style stands in every page.',
  guest: ofScripts,
  member: ofScripts,
}

/** What costs more than it may, with what helps; empty when all is well. */
export const complaintsAbout = (
  costs: Readonly<Record<string, Cost>>,
  allowed: Readonly<Record<string, Cost>> = budgets,
): readonly string[] =>
  Object.entries(costs).flatMap(([address, cost]) => {
    const budget = allowed[address]
    if (budget === undefined) return [`${address} has no budget: give it one in scripts/bundle.ts.`]
    return (['page', 'guest', 'member'] as const).flatMap((kind) =>
      cost[kind] > budget[kind]
        ? [
            `${address}: ${kind} is ${cost[kind] - budget[kind]} bytes over ${budget[kind]}. ${remedies[kind]}`,
          ]
        : [],
    )
  })

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
