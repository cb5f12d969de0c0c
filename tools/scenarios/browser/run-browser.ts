import { join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Failure } from '../play/run.ts'
import { nameOf } from '../core/scenario.model.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import { NeverRests } from '../simulated/clock.ts'
import type { Difference } from '../simulated/expectations.ts'
import type { TargetResult } from '../play/targets.ts'
import { placeToBegin } from '../core/controls.ts'
import { isOfScreen } from '../core/screen-words.ts'
import { watchInvariants } from '../invariants/all.ts'
import type { WatchedRun } from '../invariants/all.ts'
import { findDifferences } from './look.ts'
import { performPlayerStep, goTo } from './player-steps.ts'
import { performScreenStep } from './screen-steps.ts'
import { seeBrowser } from './see-browser.ts'
import { StepRefused } from '../core/refused.ts'
import { createBrowserWorld } from './browser-world.ts'
import type { BrowserWorld, Workshop } from './browser-world.ts'

const traces = join(import.meta.dirname, '../../../test-results/scenarios')

export type BrowserResult = Required<TargetResult>

type Run = {
  readonly world: BrowserWorld
  readonly scenario: Scenario
  readonly checked: Map<number, number>
  readonly watched: WatchedRun
  /** Operations that a command answers against the contract. */
  readonly broken: Set<string>
  popups: string
  /** Real time of the last step of the player. */
  pressedAt: number
}

const FIRST = 1
/** Presses in real time that follow each other faster count as one double press (src/ui/press-guard.ts). */
const BETWEEN_PRESSES_MS = 500

async function change(run: Run, step: Extract<Step, { page: string }>): Promise<void> {
  const { world } = run
  const number = step.tab ?? FIRST
  const kind: string = step.page
  if (kind === 'opens') return world.openTab(number, step.path ?? '/')
  const tab = world.tab(number)
  const set = (isHidden: boolean) =>
    tab.page.evaluate((hidden) => globalThis.scenarioPage?.set({ isHidden: hidden }), isHidden)
  if (kind === 'reloads') return void (await tab.page.reload({ waitUntil: 'commit' }))
  if (kind === 'closes') return tab.page.close()
  if (kind === 'is hidden') return set(true)
  if (kind === 'is seen again') return set(false)
  if (kind === 'is in front again')
    return tab.page.evaluate(() => void dispatchEvent(new Event('focus')))
  if (kind === 'goes to') {
    if (step.path === undefined) throw new StepRefused('"page: goes to" needs a path')
    return goTo({ world, tab, language: run.scenario.begin.language }, step.path)
  }
  if (kind === 'freezes') return tab.page.evaluate(() => globalThis.scenarioPage?.freeze())
  if (kind === 'goes on') return tab.page.evaluate(() => globalThis.scenarioPage?.goOn())
  throw new StepRefused(`"page: ${kind}" is not known`)
}

async function perform(
  { world: { site }, broken }: Run,
  command: Extract<Step, { backend: unknown }>,
) {
  const answer = command.backend
  if (
    (answer.command === 'answer' && answer.breaksContract) ||
    (answer.command === 'fault' && answer.kind !== undefined)
  )
    broken.add(answer.operation)
  try {
    await site.backend.perform(command.backend)
  } catch (error) {
    if (error instanceof Error && error.name === 'CommandRefused')
      throw new StepRefused(error.message)
    throw error
  }
}

async function closeGameWindow({ world }: Run, number = FIRST): Promise<void> {
  const last = world.tab(number).windows.at(-1)?.page()
  if (last === undefined || last === null) throw new StepRefused('no window of a game is open')
  await last.close()
}

async function changeNetwork({ world }: Run, step: string): Promise<void> {
  const wasOnline = world.wire.isOnline()
  await world.wire.change(step)
  const isOnline = world.wire.isOnline()
  if (step === 'changes' || wasOnline !== isOnline)
    for (const now of step === 'changes' ? [false, true] : [isOnline])
      await world.changePages({ isOnline: now })
}

async function make(run: Run, step: Step): Promise<readonly Difference[]> {
  const { world } = run
  if ('expect' in step) {
    const number = step.tab ?? FIRST
    const tab = world.tab(number)
    const checkedMessages = run.checked.get(number) ?? 0
    const differences = await findDifferences({
      world,
      tab,
      checkedMessages,
      expected: step.expect,
    })
    if (step.expect.message !== undefined) run.checked.set(number, tab.shown.length)
    return differences
  }
  if (!('pass' in step)) await world.passMoment()
  if ('player' in step || isOfScreen(step)) {
    const tab = world.tab(step.tab ?? FIRST)
    await tab.page.evaluate((popups) => globalThis.scenarioPage?.set({ popups }), run.popups)
    await delay(run.pressedAt + BETWEEN_PRESSES_MS - performance.now())
    if (isOfScreen(step)) await performScreenStep({ world, tab }, step)
    else await performPlayerStep({ world, tab, language: run.scenario.begin.language }, step)
    run.pressedAt = performance.now()
  } else if ('page' in step) await change(run, step)
  else if ('game window' in step) await closeGameWindow(run, step.tab)
  else if ('popups' in step) run.popups = step.popups
  else if ('network' in step) await changeNetwork(run, step.network)
  else if ('stream' in step) throw new StepRefused('the browser has the stream of the proxy')
  else if ('other device' in step)
    await world.onOtherDevice(run.scenario.begin.member, step['other device'])
  else if ('pass' in step) await world.pass(step.pass)
  else await perform(run, step)
  await world.settle()
  return []
}

async function begin({ world, scenario }: Run): Promise<void> {
  const { member } = scenario.begin
  if (member !== 'none') {
    const login = world.context.request.post(`${world.site.url}/api/routes/user-do-login`, {
      headers: { origin: world.site.url },
      data: { id: member, pw: `${member}1234` },
      timeout: 10_000,
    })
    const answer = await world.until(login)
    const text = await answer.text()
    if (!text.includes('authenticated')) throw new Error(`${member} cannot be signed in: ${text}`)
  }
  await world.openTab(FIRST, placeToBegin(scenario))
  await world.settle()
}

export async function runInBrowser(
  workshop: Workshop,
  scenario: Scenario,
  { isRecorded = false } = {},
): Promise<BrowserResult> {
  const startedAt = performance.now()
  const world = await createBrowserWorld(workshop, scenario.begin)
  const run: Run = {
    world,
    scenario,
    checked: new Map(),
    watched: watchInvariants(),
    broken: new Set(),
    popups: 'are allowed',
    pressedAt: -BETWEEN_PRESSES_MS,
  }
  if (isRecorded) await world.context.tracing.start({ snapshots: true, screenshots: true })
  let line = scenario.steps[0]?.line ?? 1

  const attempt = async (actOn: () => Promise<readonly Difference[]>): Promise<Failure | null> => {
    const differences: Difference[] = []
    try {
      differences.push(...(await actOn()))
    } catch (error) {
      const what = error instanceof StepRefused ? 'step' : 'browser'
      const found = (error as Error).message
      differences.push(
        error instanceof NeverRests
          ? { what: 'rest', expected: 'the site comes to rest', found }
          : { what, expected: 'can be made', found },
      )
    }
    return differences.length === 0 ? null : { line, differences }
  }
  const through = async (): Promise<Failure | null> => {
    const opened = await attempt(async () => {
      await begin(run)
      return []
    })
    if (opened !== null) return opened
    for (const { line: at, step } of scenario.steps) {
      line = at
      const failure = await attempt(async () => {
        const differences = await make(run, step)
        if (differences.length > 0) return differences
        const areApart = scenario.begin.tabs === 'apart'
        return run.watched.afterStep(await seeBrowser(world, run.broken, areApart))
      })
      if (failure !== null) return failure
    }
    return null
  }
  try {
    const failure = await through()
    const name = `${nameOf(scenario).replaceAll(/[^a-z0-9]+/gi, '-')}.zip`
    const trace = isRecorded && failure !== null ? join(traces, name) : null
    if (isRecorded) await world.context.tracing.stop(trace === null ? {} : { path: trace })
    return {
      scenario,
      failure,
      skipped: null,
      isFlaky: false,
      path: [],
      calls: world.wire.calls,
      milliseconds: performance.now() - startedAt,
      trace: trace === null ? null : relative(process.cwd(), trace),
    }
  } finally {
    await world.end()
  }
}
