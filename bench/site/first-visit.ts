import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { buildIfStale } from '../../scripts/build.ts'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { freePort } from '../../scripts/ports.ts'
import { startStack } from '../../scripts/stack.ts'
import { median, medianAndSpread, ratioText, withUnit } from './table.ts'
import type { Bench, Row } from './table.ts'
import { measurePageLoad, measureScriptBytes } from './page-load.ts'
import type { PageLoad } from './page-load.ts'
import { startPlainSite } from './plain-site.ts'

const RUNS = 5

type Visit = { readonly name: string; readonly url: string }

/** Loads alternately, so that machine noise affects all visits. */
async function loadInTurns(
  browser: Browser,
  visits: readonly Visit[],
): Promise<Map<string, PageLoad[]>> {
  const loads = new Map(visits.map(({ name }) => [name, [] as PageLoad[]]))
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, url } of visits) {
      loads.get(name)?.push(await measurePageLoad(browser, url))
    }
  }
  return loads
}

const valuesOf = (loads: readonly PageLoad[], key: keyof PageLoad): number[] =>
  loads.map((pageLoad) => pageLoad[key])

const columns = {
  largestContentfulPaint: ['largest paint', 'ms'],
  totalBlockingTime: ['blocking time', 'ms'],
  scriptDuration: ['scripting', 'ms'],
  cumulativeLayoutShift: ['layout shift', ''],
  bytes: ['all bytes', 'B'],
  scriptBytes: ['script', 'B'],
} as const
type Column = keyof typeof columns

type Limits = Partial<Record<Column, number>>

type Goals = {
  readonly atMost?: Limits
  /** Multiples of the plain page's value. */
  readonly timesPlain?: Limits
}

const pages: readonly (Goals & { readonly path: string })[] = [
  {
    path: '/',
    atMost: { totalBlockingTime: 60, cumulativeLayoutShift: 0.01 },
    timesPlain: { largestContentfulPaint: 0.45, scriptDuration: 1 },
  },
  {
    path: '/casino',
    atMost: {
      largestContentfulPaint: 1_200,
      totalBlockingTime: 100,
      cumulativeLayoutShift: 0.01,
      bytes: 130_000,
    },
  },
  { path: '/login', atMost: { cumulativeLayoutShift: 0.01 } },
  { path: '/register', atMost: { cumulativeLayoutShift: 0.01 } },
]

const PLAIN = 'plain page'

/** @param plainLoads loads of the plain page to compare with; null: none */
function rowsOf(
  name: string,
  loads: readonly PageLoad[],
  plainLoads: readonly PageLoad[] | null,
  { atMost = {}, timesPlain = {} }: Goals,
): Row[] {
  return (Object.keys(columns) as Column[]).map((key) => {
    const [label, unit] = columns[key]
    const values = valuesOf(loads, key)
    const value = median(values)
    const row = { name: `\`${name}\` ${label}`, ...medianAndSpread(values, unit) }
    const limit = atMost[key]
    if (limit !== undefined)
      return { ...row, goal: `at most ${withUnit(limit, unit)}`, isGoalReached: value <= limit }
    if (key === 'cumulativeLayoutShift' || plainLoads === null) return row
    const plainValue = median(valuesOf(plainLoads, key))
    const ratio = ratioText(value, plainValue)
    const maxRatio = timesPlain[key]
    return maxRatio === undefined
      ? { ...row, ratio }
      : {
          ...row,
          ratio,
          goal: `at most ${maxRatio} times`,
          isGoalReached: value <= maxRatio * plainValue,
        }
  })
}

const MAX_SCRIPT_BYTES = 100_000

async function scriptSizeRows(browser: Browser, siteUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [screenName, width] of [
    ['a phone', 412],
    ['a wide page', 1_440],
  ] as const) {
    const runs: number[] = []
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureScriptBytes(browser, `${siteUrl}/`, width))
    rows.push({
      name: `\`/\` script until a second after the load, ${screenName}, network not slowed`,
      ...medianAndSpread(runs, 'B'),
      goal: `at most ${withUnit(MAX_SCRIPT_BYTES, 'B')}`,
      isGoalReached: median(runs) <= MAX_SCRIPT_BYTES,
    })
  }
  return rows
}

async function withSite<T>(measure: (browser: Browser, siteUrl: string) => Promise<T>): Promise<T> {
  await buildIfStale()
  const stack = await startStack({
    port: await freePort(),
    backend: { kind: 'mock', port: await freePort(), startState: 'default' },
    proxyEnv: { SESSION_STORE: 'memory', LOGINS_PER_MINUTE: '1000', LOGIN_TRIES: '1000' },
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  })
  try {
    return await measure(browser, stack.siteUrl)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

export const firstVisit: Bench = {
  title: 'The first visit',
  description:
    'Slow 4G (150 ms, 1.6 Mbit/s), processor 4 times slower, 412 × 823, empty cache. The plain page is a small client-rendered page of the same packages, built and loaded in the same run.',
  measure: () =>
    withSite(async (browser, siteUrl) => {
      const plainSite = await startPlainSite()
      try {
        const loads = await loadInTurns(browser, [
          { name: PLAIN, url: plainSite.url },
          ...pages.map(({ path }) => ({ name: path, url: siteUrl + path })),
        ])
        const plainLoads = loads.get(PLAIN) ?? []
        return [
          ...rowsOf(PLAIN, plainLoads, null, {}),
          ...pages.flatMap((page) =>
            rowsOf(page.path, loads.get(page.path) ?? [], plainLoads, page),
          ),
          ...(await scriptSizeRows(browser, siteUrl)),
        ]
      } finally {
        plainSite.stop()
      }
    }),
}
