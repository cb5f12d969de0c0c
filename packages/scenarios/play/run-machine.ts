import type { Command } from '../../../mocks/control/commands.ts'
import { createObservation } from '../coverage/observe.ts'
import type { MachineStep, Mutation, Reached } from '../coverage/observe.ts'
import type { PlayerStep } from '../core/player-events.ts'
import { heardBy } from '../core/presses.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import type { Bundles } from '../simulated/bundles.ts'
import type { SeenCall } from '../core/calls.ts'
import { NeverRests } from '../simulated/clock.ts'
import { obstacleInPage, obstacleTo, openMessages } from '../simulated/dialogs.ts'
import { differencesOf } from '../simulated/expectations.ts'
import type { Difference } from '../simulated/expectations.ts'
import type { Page } from '../simulated/page.ts'
import type { Tab } from '../simulated/tab.ts'
import { createWorld } from '../simulated/world.ts'
import type { World } from '../simulated/world.ts'
import { watchInvariants } from '../simulated/invariants.ts'

export type Failure = {
  readonly line: number
  readonly differences: readonly Difference[]
}

export type Result = {
  readonly scenario: Scenario
  readonly failure: Failure | null
  /** Steps of the machines. */
  readonly path: readonly MachineStep[]
  readonly calls: readonly SeenCall[]
  /** Started scenario steps with their positions. */
  readonly begun: readonly BegunStep[]
  readonly milliseconds: number
}

/** A step by its line, and the lengths of `path` and `calls` at its start. */
export type BegunStep = { readonly line: number; readonly path: number; readonly calls: number }

type Run = {
  readonly world: World
  readonly member: string
  /** Number of messages per tab seen by earlier checks. */
  readonly checked: Map<number, number>
}

const FIRST = 1

function tabOf({ world }: Run, number = FIRST): Tab {
  const tab = world.tab(number)
  if (tab === undefined) throw new StepRefused(`tab ${number} is not open: use "page: opens" first`)
  return tab
}

/** A step that is impossible here. */
class StepRefused extends Error {
  override readonly name = 'StepRefused'
}

/** Actions on the page outside dialogs. */
const inPage: readonly string[] = [
  'credentials.submitted',
  'game.chosen',
  'deposit.requested',
  'withdrawal.requested',
  'transfer.requested',
  'account.asked',
]

const press = ({ twice }: { readonly twice?: true | undefined }, send: () => void): void => {
  send()
  if (twice) send()
}

function requireAwake(page: Page): void {
  if (page.isFrozen())
    throw new StepRefused('the page is frozen: add a step "page: goes on" before')
}

function act(page: Page, step: PlayerStep): void {
  requireAwake(page)
  const covered = inPage.includes(step.player) ? obstacleInPage(page) : null
  if (covered !== null) throw new StepRefused(covered)
  if (step.player === 'credentials.submitted') {
    const { id, password } = step
    const event = { type: step.player, credentials: { id, password } }
    return press(step, () => page.site.session.send(event))
  }
  if (step.player === 'game.chosen') {
    const { kind, company, game } = step
    const choice =
      kind === 'slot' ? { kind, company, game: game ?? `${company}-001` } : { kind, company }
    const event = { type: step.player, choice }
    return press(step, () => page.memberActors().gameOpen.send(event))
  }
  if (step.player === 'message.closed') {
    const [open] = openMessages(page)
    if (open === undefined) throw new StepRefused('no message is open')
    return page.site.notifier.dismiss(open.key)
  }
  if ('amount' in step) return page.moveMoney(step)
  if (step.player === 'account.asked') return page.askAccount()
  const obstacle = obstacleTo(page, step.player)
  if (obstacle !== null) throw new StepRefused(obstacle)
  const { machine, type } = heardBy(step.player)
  const { session } = page.site
  const { idleLimit, gameOpen, notificationDialog, realityCheck } = page.memberActors()
  const actors = { session, gameOpen, notificationDialog, idleLimit, realityCheck }
  const actor = actors[machine as keyof typeof actors]
  if (actor === null) throw new StepRefused('no idle limit is set: begin with "idle limit: 10 min"')
  actor.send({ type } as never)
}

function change(run: Run, step: Extract<Step, { page: string }>): void {
  const number = step.tab ?? FIRST
  if (step.page === 'opens') return run.world.openTab(number, step.path ?? '/')
  const tab = tabOf(run, number)
  const page = tab.page()
  const isForAwake = step.page === 'goes to' || step.page.startsWith('is ')
  if (isForAwake) requireAwake(page)
  switch (step.page) {
    case 'reloads':
      return tab.load(page.path())
    case 'closes':
      return run.world.closeTab(number)
    case 'is hidden':
      return page.setHidden(true)
    case 'is seen again':
      page.setHidden(false)
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

async function make(run: Run, step: Step): Promise<readonly Difference[]> {
  const { world } = run
  if ('expect' in step) {
    const number = step.tab ?? FIRST
    const tab = tabOf(run, number)
    const checkedMessages = run.checked.get(number) ?? 0
    const differences = differencesOf({
      world,
      tab,
      number,
      checkedMessages,
      expected: step.expect,
    })
    if (step.expect.message !== undefined) run.checked.set(number, tab.messages.length)
    return differences
  }
  if ('player' in step) act(tabOf(run, step.tab).page(), step)
  else if ('page' in step) change(run, step)
  else if ('game window' in step) tabOf(run, step.tab).closeGameWindow()
  else if ('popups' in step) world.changeSettings({ popups: step.popups })
  else if ('network' in step) world.changeNetwork(step.network)
  else if ('other device' in step) await world.clock.until(world.logOutElsewhere(run.member))
  else if ('pass' in step) await world.clock.pass(step.pass)
  else await perform(world, step.backend)
  await world.clock.settle()
  return []
}

export type MachineRunOptions = {
  readonly bundles: Bundles
  readonly reached: Reached
  readonly mutation?: Mutation | null
  /** Real milliseconds per step; default: 10 s. */
  readonly restWithinMs?: number
}

/** A running scenario. */
export type MachineRun = {
  readonly world: World
  /** Machine steps so far. */
  readonly path: readonly MachineStep[]
  /** Performs a step and returns failed expectations and invariants. */
  readonly make: (step: Step) => Promise<readonly Difference[]>
  readonly end: () => void
}

/** Opens a scenario's first page. */
export async function startMachineRun(
  beginning: Scenario['begin'],
  { bundles, reached, mutation = null, restWithinMs }: MachineRunOptions,
): Promise<MachineRun> {
  const path: MachineStep[] = []
  let touch: () => void = () => undefined
  const observation = createObservation(reached, path, { mutation, touch: () => touch() })
  const { scenario, device, member, tabs, calls } = beginning
  const idleMs = beginning['idle limit'] ?? null
  const settings = { device, popups: 'are allowed', tabs, calls, idleMs } as const
  const world = createWorld({ bundles, observation, scenario, settings, restWithinMs })
  touch = world.clock.touch
  const run: Run = { world, member, checked: new Map() }
  const broken: Error[] = []
  const note = (error: unknown) =>
    void broken.push(error instanceof Error ? error : new Error(String(error)))
  process.on('unhandledRejection', note)

  /** Failed expectations, and errors in the pages meanwhile. */
  const attempt = async (act: () => Promise<readonly Difference[]>) => {
    const differences: Difference[] = []
    try {
      differences.push(...(await act()))
    } catch (error) {
      if (error instanceof StepRefused || error instanceof NeverRests)
        differences.push({ what: 'step', expected: 'can be made', found: error.message })
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
  const look = watchInvariants(world)
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

/** Runs a scenario on the machines with simulated time and an in-memory mock. */
export async function runOnMachines(
  scenario: Scenario,
  options: MachineRunOptions,
): Promise<Result> {
  const startedAt = performance.now()
  const run = await startMachineRun(scenario.begin, options)
  const begun: BegunStep[] = []
  const finish = (failure: Failure | null): Result => ({
    scenario,
    failure,
    path: run.path,
    calls: run.world.calls,
    begun,
    milliseconds: performance.now() - startedAt,
  })
  try {
    for (const { line, step } of scenario.steps) {
      begun.push({ line, path: run.path.length, calls: run.world.calls.length })
      const differences = await run.make(step)
      if (differences.length > 0) return finish({ line, differences })
    }
    return finish(null)
  } finally {
    run.end()
  }
}
