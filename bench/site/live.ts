import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { startEditable } from '../../tests/support/editable-server.ts'
import { addScreenPart, editsOf } from './live/contract-edits.ts'
import type { ContractEdit } from './live/contract-edits.ts'
import type { Bench, Row } from './measured/bench.model.ts'
import { medianAndSpread, withUnit } from './measured/median.ts'

const ROUNDS = 6
const MOST_MS = 1_000
const LONGEST_MS = 60_000
/** What an edit leaves to be written is written before the next one. */
const PAUSE_MS = 1_500
const TYPED = 'typed before'

type Measured = { readonly kind: string; readonly ms: number }

const p95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

/** The page's own call of a new operation, which has no screen: repeated with each new mock until it has the answer. */
const called = (route: string, shows: string): string => `new Promise((resolve, reject) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const ask = async () => {
    const response = await fetch('/api/routes/${route}', init)
    if ((await response.text()).includes('${shows}')) resolve()
  }
  setTimeout(() => reject(new Error('${route} does not answer ${shows}.')), ${LONGEST_MS})
  addEventListener('maru:mock-replaced', ask)
  ask()
})`

/** Resolves when the open screen shows the answer, or the page's own call has it. */
async function seen(page: Page, { route, shows }: ContractEdit): Promise<void> {
  if (route !== 'get-badges') {
    await page.evaluate(called(route, shows))
    return
  }
  // Looks in every frame; a locator waits up to 500 ms.
  const isShown = `document.querySelector('#badges')?.textContent.includes('${shows}')`
  await page.waitForFunction(isShown, undefined, { timeout: LONGEST_MS })
}

async function measure(): Promise<Row[]> {
  const site = await startEditable('dev', addScreenPart)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  })
  const answers: Measured[] = []
  const types: number[] = []
  let kept = 0
  try {
    const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })
    await page.goto(site.url)
    await page.locator('#badges', { hasText: 'first' }).waitFor({ timeout: 120_000 })
    const field = page.locator('input').first()
    await field.fill(TYPED)
    const errors = page.locator('maru-type-errors')
    // The first round warms up.
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      for (const edit of editsOf(site, turn)) {
        const start = performance.now()
        edit.apply()
        await seen(page, edit)
        const ms = performance.now() - start
        if (edit.breaksTypes === true) {
          await errors.waitFor({ timeout: LONGEST_MS })
          if (turn > 0) types.push(performance.now() - start)
        } else await errors.waitFor({ state: 'detached', timeout: LONGEST_MS })
        if (turn > 0) answers.push({ kind: edit.kind, ms })
        if ((await field.inputValue()) === TYPED) kept += 1
        await pause(PAUSE_MS)
      }
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  const all = answers.map(({ ms }) => ms)
  const edits = editsOf(site, 0).length * (ROUNDS + 1)
  return [
    {
      name: `${answers.length} edits, 95th percentile`,
      value: withUnit(p95(all), 'ms'),
      goal: `at most ${withUnit(MOST_MS, 'ms')}`,
      holds: p95(all) <= MOST_MS,
    },
    ...Object.entries(Object.groupBy(answers, ({ kind }) => kind)).map(([name, runs = []]) => ({
      name,
      ...medianAndSpread(
        runs.map(({ ms }) => ms),
        'ms',
      ),
    })),
    { name: 'type errors of a renamed property', ...medianAndSpread(types, 'ms') },
    {
      name: 'edits after which the screen had what was typed',
      value: `${kept} of ${edits}`,
      holds: kept === edits,
    },
  ]
}

export const live: Bench = {
  title: 'How soon does an edit of the contract reach the open screen?',
  about:
    'From saving a YAML file to the changed answer on the open page of `npm run dev`, without a reload. Five kinds of edits in turns, each after a pause; a first round warms up.',
  run: async () => ({ rows: await measure() }),
}
