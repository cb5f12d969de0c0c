import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.ts'
import { CannotRun } from '../../../scripts/processes.ts'
import type { Bench, Row } from '../measured/bench.model.ts'
import { median, medianAndSpread } from '../measured/median.ts'
import { installPeers } from '../measured/peers.ts'
import { withSite } from './page.ts'

const RUNS = 5

/** Minimum score per category (0 to 100) on a phone. */
const goals: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/': { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  '/slot': { performance: 95 },
}

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

function scoresOf(program: string, url: string): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = ['--headless=new', ...chromiumFlags].join(' ')
  try {
    execFileSync(
      process.execPath,
      [
        program,
        url,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        `--chrome-flags=${flags}`,
      ],
      { stdio: 'ignore', env: { ...process.env, CHROME_PATH: ensureChromium() } },
    )
    const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report
    return new Map(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    )
  } catch {
    throw new CannotRun(`Lighthouse could not read ${url}.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measure(siteUrl: string): Row[] {
  const folder = installPeers('lighthouse', { lighthouse: '13.5.0' })
  const program = join(folder, 'node_modules/lighthouse/cli/index.js')
  return Object.entries(goals).flatMap(([address, least]) => {
    const runs = Array.from({ length: RUNS }, () => scoresOf(program, siteUrl + address))
    return Object.entries(least).map(([category, goal]): Row => {
      const scores = runs.map((run) => run.get(category) ?? Number.NaN)
      return {
        name: `\`${address}\` ${category}`,
        ...medianAndSpread(scores),
        goal: `at least ${goal}`,
        holds: median(scores) >= goal,
      }
    })
  })
}

export const lighthouse: Bench = {
  title: 'Lighthouse, mobile',
  about: `Through the proxy, as a guest; median of ${RUNS} runs.`,
  run: async () => ({
    rows: await withSite((_, siteUrl) => Promise.resolve(measure(siteUrl))),
  }),
}
