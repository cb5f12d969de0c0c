import { LANGUAGE_COOKIE } from '#site/lib/prerendered-page.ts'
import type { Command } from '#mocks/control/commands.ts'
import { createObservation } from '../coverage/observe.ts'
import type { MachineStep, Mutation, Reached } from '../coverage/observe.ts'
import { keptTexts } from '../core/kept-texts.ts'
import type { PlayerStep } from '../core/player-events.ts'
import { StepRefused } from '../core/refused.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import { isOfScreen } from '../core/screen-words.ts'
import type { ScreenStep } from '../core/screen-words.ts'
import type { ServerBundle } from '../simulated/bundles.ts'
import type { SeenCall } from '../core/calls.ts'
import { NeverRests } from '../simulated/clock.ts'
import type { Difference, Look } from '../simulated/expectations.ts'
import type { Page } from '../simulated/page.ts'
import type { OpenPage, Tab } from '../simulated/tab.ts'
import { settingsOf } from '../simulated/browser-settings.ts'
import { createWorld } from '../simulated/world.ts'
import type { World } from '../simulated/world.ts'
import { isActing } from '../invariants/acting-calls.ts'
import { watchInvariants } from '../invariants/all.ts'
import { seeWorld } from '../invariants/see-world.ts'
import type { ReadPage } from '../invariants/see-world.ts'

export type Failure = {
  readonly line: number
  readonly differences: readonly Difference[]
}

export type Result = {
  readonly scenario: Scenario
  readonly failure: Failure | null
  readonly path: readonly MachineStep[]
  readonly calls: readonly SeenCall[]
  readonly milliseconds: number
}

export type Hands = {
  readonly openPage: OpenPage
  /** @throws StepRefused */
  readonly act: (tab: Tab, step: PlayerStep | ScreenStep, world: World) => void | Promise<void>
  /** Milliseconds before each step, so that no two answers have the same time. */
  readonly momentMs?: number
  readonly differencesOf: (look: Look) => readonly Difference[]
  readonly messagesOf: (tab: Tab) => number
  readonly readPage: ReadPage
}

type Run = {
  readonly world: World
  readonly hands: Hands
  readonly member: string
  readonly checked: Map<number, number>
}

const FIRST = 1

function requireTab({ world }: Run, number = FIRST): Tab {
  const tab = world.tab(number)
  if (tab === undefined) throw new StepRefused(`tab ${number} is not open: use "page: opens" first`)
  return tab
}

function requireAwake(page: Page): void {
  if (page.isFrozen())
    throw new StepRefused('the page is frozen: add a step "page: goes on" before')
}

async function act(run: Run, step: PlayerStep | ScreenStep): Promise<void> {
  const tab = requireTab(run, step.tab)
  requireAwake(tab.page())
  await run.hands.act(tab, step, run.world)
}

function change(run: Run, step: Extract<Step, { page: string }>): void {
  const number = step.tab ?? FIRST
  if (step.page === 'opens') return run.world.openTab(number, step.path ?? '/')
  const tab = requireTab(run, number)
  const page = tab.page()
  const isForAwake = step.page === 'goes to' || step.page.startsWith('is ')
  if (isForAwake) requireAwake(page)
  switch (step.page) {
    case 'reloads':
      return tab.reload()
    case 'closes':
      return run.world.closeTab(number)
    case 'is hidden':
      return page.setHidden(true)
    case 'is seen again':
      page.setHidden(false)
      page.dispatch('focus')
      return
    case 'is in front again':
      page.dispatch('focus')
      return
    case 'freezes':
      return page.freeze()
    case 'goes on':
      return page.goOn()
    case 'goes to':
      if (step.path === undefined) throw new StepRefused('"page: goes to" needs a path')
      return page.goTo(step.path)
  }
}

async function perform(world: World, command: Command): Promise<void> {
  try {
    await world.clock.until(world.perform(command))
  } catch (error) {
    // The class belongs to the bundled server.
    if (error instanceof Error && error.name === 'CommandRefused')
      throw new StepRefused(error.message)
    throw error
  }
}

const isOfPlayer = (step: Step): step is PlayerStep | ScreenStep =>
  'player' in step || isOfScreen(step)

async function make(run: Run, step: Step): Promise<readonly Difference[]> {
  const { world, hands } = run
  if ('expect' in step) {
    const number = step.tab ?? FIRST
    const tab = requireTab(run, number)
    const checkedMessages = run.checked.get(number) ?? 0
    const differences = hands.differencesOf({
      world,
      tab,
      number,
      checkedMessages,
      expected: step.expect,
    })
    if (step.expect.message !== undefined) run.checked.set(number, hands.messagesOf(tab))
    return differences
  }
  if (hands.momentMs !== undefined && !('pass' in step)) await world.clock.pass(hands.momentMs)
  if (isOfPlayer(step)) await act(run, step)
  else if ('page' in step) change(run, step)
  else if ('game window' in step) requireTab(run, step.tab).closeGameWindow()
  else if ('popups' in step) world.changeSettings({ popups: step.popups })
  else if ('network' in step) world.changeNetwork(step.network)
  else if ('stream' in step) world.changeStream(step.stream)
  else if ('other device' in step)
    await world.clock.until(world.onOtherDevice(run.member, step['other device']))
  else if ('pass' in step) await world.clock.pass(step.pass)
  else await perform(world, step.backend)
  await world.clock.settle()
  return []
}

export type RunOptions = {
  readonly server: ServerBundle
  readonly hands: Hands
  readonly reached: Reached
  readonly mutation?: Mutation | null
  /** Real milliseconds per step; default: a minute. */
  readonly restWithinMs?: number | undefined
}

export type SimulatedRun = {
  readonly world: World
  readonly path: readonly MachineStep[]
  readonly make: (step: Step) => Promise<readonly Difference[]>
  readonly end: () => void
}

export async function startRun(
  beginning: Scenario['begin'],
  { server, hands, reached, mutation = null, restWithinMs }: RunOptions,
): Promise<SimulatedRun> {
  const path: MachineStep[] = []
  let touch: () => void = () => undefined
  const observation = createObservation(reached, path, {
    mutation,
    touch: () => touch(),
  })
  const { scenario, member, language, operator } = beginning
  const settings = settingsOf(beginning)
  const { openPage, readPage } = hands
  const watched = watchInvariants()
  const world = createWorld({
    bundles: server,
    openPage,
    observation,
    scenario,
    operator,
    settings,
    restWithinMs,
    answers: {
      isWatched: isActing,
      see: () => watched.beforeAnswer(seeWorld(world, readPage)),
    },
  })
  world.cookies.write(`${LANGUAGE_COOKIE}=${language}`)
  for (const [key, text] of keptTexts(beginning)) world.localStorage.setItem(key, text)
  touch = world.clock.touch
  const run: Run = { world, hands, member, checked: new Map() }
  const broken: Error[] = []
  const note = (error: unknown) =>
    void broken.push(error instanceof Error ? error : new Error(String(error)))
  process.on('unhandledRejection', note)

  const attempt = async (act: () => Promise<readonly Difference[]>) => {
    const differences: Difference[] = []
    try {
      differences.push(...(await act()))
    } catch (error) {
      if (error instanceof StepRefused)
        differences.push({ what: 'step', expected: 'can be made', found: error.message })
      else if (error instanceof NeverRests)
        differences.push({ what: 'rest', expected: 'the site comes to rest', found: error.message })
      else note(error)
    }
    const errors = broken.splice(0)
    return [
      ...differences,
      ...errors.map(({ message }) => ({ what: 'page', expected: 'no error', found: message })),
    ]
  }
  const opened = await attempt(async () => {
    if (member !== 'none') await world.clock.until(world.signIn(member, `${member}1234`))
    world.openTab(FIRST, beginning.path)
    await world.clock.settle()
    return []
  })
  const look = () => watched.afterStep(seeWorld(world, readPage))
  let unsaid = opened
  return {
    world,
    path,
    make: async (step) => {
      // A site that did not open cannot be used, and the step would fail for the same reason.
      const differences = unsaid.length > 0 ? unsaid : await attempt(() => make(run, step))
      unsaid = []
      return differences.length > 0 ? differences : look()
    },
    end: () => {
      process.off('unhandledRejection', note)
      world.end()
    },
  }
}

/** Whether a player cannot make the step now, so that the site is not at fault. */
export const isRefused = (differences: readonly Difference[]): boolean =>
  differences.some(({ what }) => what === 'step')

export async function runScenario(scenario: Scenario, options: RunOptions): Promise<Result> {
  const startedAt = performance.now()
  const run = await startRun(scenario.begin, options)
  const finish = (failure: Failure | null): Result => ({
    scenario,
    failure,
    path: run.path,
    calls: run.world.calls,
    milliseconds: performance.now() - startedAt,
  })
  try {
    for (const { line, step } of scenario.steps) {
      const differences = await run.make(step)
      if (differences.length > 0) return finish({ line, differences })
    }
    return finish(null)
  } finally {
    run.end()
  }
}
