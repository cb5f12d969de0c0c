import type { Command } from '#mocks/control/commands.ts'
import type { ObservedCall } from '../words/calls.ts'
import type { PlayerStep } from '../words/player-words.ts'
import type { Scenario, Step } from '../words/scenario.model.ts'
import { isOfScreen } from '../words/screen-words.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import type { MachineStep } from '../coverage/observe.ts'
import { watchInvariants } from '../invariants/all.ts'
import { differencesOf } from './checks.ts'
import type { Difference } from '../invariants/invariant.model.ts'
import { NeverRestsError, StepError } from '../simulated/driver.ts'
import type { Tab } from '../simulated/driver.ts'
import { createWorld } from '../simulated/world.ts'
import type { World, WorldOptions } from '../simulated/world.ts'

export type Failure = { readonly line: number; readonly differences: readonly Difference[] }

export type Result = {
  readonly scenario: Scenario
  readonly failure: Failure | null
  readonly path: readonly MachineStep[]
  readonly calls: readonly ObservedCall[]
  readonly milliseconds: number
}

type Begin = Scenario['begin']

type Run = {
  readonly world: World
  readonly member: string
  /** Number of messages at the last check of messages, for each tab. */
  readonly checkedMessages: Map<number, number>
  /** Operations that a command answers against the contract. */
  readonly brokenOperations: Set<string>
}

const FIRST_TAB = 1
const LOOK_INTERVAL_MS = 100

function requireTab({ world }: Run, number = FIRST_TAB): Tab {
  const tab = world.tab(number)
  if (tab === undefined) throw new StepError(`tab ${number} is not open: use "page: opens" first`)
  return tab
}

function requireAwake(tab: Tab): Tab {
  if (tab.isFrozen()) throw new StepError('the page is frozen: add a step "page: goes on" before')
  return tab
}

async function changePage(run: Run, step: Extract<Step, { page: string }>): Promise<void> {
  const { page, path, tab: number = FIRST_TAB } = step
  if (page === 'opens') {
    if (run.world.tab(number) !== undefined) throw new StepError(`tab ${number} is open already`)
    return run.world.openTab(number, path ?? '/')
  }
  const tab = requireTab(run, number)
  if (page === 'reloads') return tab.reload()
  if (page === 'closes') return run.world.closeTab(number)
  if (page === 'freezes') return tab.freeze()
  if (page === 'goes on') return tab.thaw()
  requireAwake(tab)
  if (page === 'goes to') {
    if (path === undefined) throw new StepError('"page: goes to" needs a path')
    return tab.goTo(path)
  }
  if (page !== 'is in front again') await tab.setHidden(page === 'is hidden')
  if (page !== 'is hidden') await tab.dispatch('focus')
}

async function performCommand({ world, brokenOperations }: Run, command: Command): Promise<void> {
  const isBroken =
    (command.command === 'answer' && command.breaksContract) ||
    (command.command === 'fault' && command.kind !== undefined)
  if (isBroken) brokenOperations.add(command.operation)
  try {
    await world.perform(command)
  } catch (error) {
    // The class belongs to the bundled server.
    if (error instanceof Error && error.name === 'CommandError') throw new StepError(error.message)
    throw error
  }
}

const RELOADED: Difference = { subject: 'page', expected: 'stays', actual: 'is reloaded' }

async function checkExpectation(
  run: Run,
  { expect: expected, tab: number = FIRST_TAB }: Extract<Step, { expect: unknown }>,
): Promise<readonly Difference[]> {
  const { world, checkedMessages } = run
  const tab = requireTab(run, number)
  const checkedCount = checkedMessages.get(number) ?? 0
  const deadline = performance.now() + world.browser.renderTimeoutMs
  for (;;) {
    const view = await tab.lookAt(expected)
    const calls = world.calls.filter((call) => call.tab === number)
    const differences =
      view === null ? [RELOADED] : differencesOf(expected, view, calls, checkedCount)
    if (differences.length === 0 || performance.now() >= deadline) {
      if (expected.message !== undefined) checkedMessages.set(number, view?.messages.length ?? 0)
      return differences
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS))
  }
}

const isPlayerStep = (step: Step): step is PlayerStep | ScreenStep =>
  'player' in step || isOfScreen(step)

async function performStep(run: Run, step: Step): Promise<readonly Difference[]> {
  if ('expect' in step) return checkExpectation(run, step)
  const { world } = run
  if (!('pass' in step)) await world.passMoment()
  if (isPlayerStep(step)) await requireAwake(requireTab(run, step.tab)).act(step)
  else if ('page' in step) await changePage(run, step)
  else if ('game window' in step) await requireTab(run, step.tab).closeGameWindow()
  else if ('popups' in step) world.setPopups(step.popups)
  else if ('network' in step) await world.changeNetwork(step.network)
  else if ('stream' in step) world.changeStream(step.stream)
  else if ('other device' in step) await world.useOtherDevice(run.member, step['other device'])
  else if ('pass' in step) await world.pass(step.pass)
  else await performCommand(run, step.backend)
  await world.settle()
  return []
}

const errorToDifference = (error: unknown): Difference => {
  const actual = error instanceof Error ? error.message : String(error)
  if (error instanceof StepError) return { subject: 'step', expected: 'can be made', actual }
  if (error instanceof NeverRestsError)
    return { subject: 'rest', expected: 'the site comes to rest', actual }
  return { subject: 'page', expected: 'no error', actual }
}

/** Whether the step is impossible for a player now, which is no fault of the site. */
export const isStepRefused = (differences: readonly Difference[]): boolean =>
  differences.some(({ subject }) => subject === 'step')

export type StartedRun = {
  readonly world: World
  readonly performStep: (step: Step) => Promise<readonly Difference[]>
}

/** Opens a scenario's first page, on any target. */
export async function startRun(begin: Begin, options: WorldOptions): Promise<StartedRun> {
  const { member } = begin
  const invariantWatch = watchInvariants()
  const brokenOperations = new Set<string>()
  const readWorld = async () => ({
    ...(await world.readSnapshot()),
    brokenOperations,
    areTabsIsolated: begin.tabs === 'apart',
  })
  const world = await createWorld(options, begin, async () =>
    invariantWatch.beforeAnswer(await readWorld()),
  )
  const run: Run = { world, member, checkedMessages: new Map(), brokenOperations }

  const attempt = async (action: () => Promise<readonly Difference[]>) => {
    const differences: Difference[] = []
    try {
      differences.push(...(await action()))
    } catch (error) {
      differences.push(errorToDifference(error))
    }
    return [...differences, ...world.browser.takeErrors().map(errorToDifference)]
  }
  let openingDifferences: readonly Difference[] = await attempt(async () => {
    if (member !== 'none') await world.signIn(member)
    await world.openTab(FIRST_TAB, begin.path)
    await world.settle()
    return []
  })
  return {
    world,
    performStep: async (step) => {
      // A site that did not open cannot be used, and the step would fail for the same reason.
      const differences =
        openingDifferences.length > 0
          ? openingDifferences
          : await attempt(() => performStep(run, step))
      openingDifferences = []
      return differences.length > 0 ? differences : invariantWatch.afterStep(await readWorld())
    },
  }
}

export async function runScenario(scenario: Scenario, options: WorldOptions): Promise<Result> {
  const startedAt = performance.now()
  const { world, performStep } = await startRun(scenario.begin, options)
  const finish = (failure: Failure | null): Result => ({
    scenario,
    failure,
    path: world.browser.path,
    calls: world.calls,
    milliseconds: performance.now() - startedAt,
  })
  try {
    for (const { line, step } of scenario.steps) {
      const differences = await performStep(step)
      if (differences.length > 0) return finish({ line, differences })
    }
    return finish(null)
  } finally {
    await world.end()
  }
}
