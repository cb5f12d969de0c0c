import type { Expectation } from '../words/expectation.ts'
import type { Scenario } from '../words/scenario.model.ts'
import type { PlayerStep } from '../words/player-words.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import { createObservation } from '../coverage/observe.ts'
import type { MachineStep, Mutation, Reached } from '../coverage/observe.ts'
import { isActing } from '../invariants/money-calls.ts'
import { seeWorld } from './see-world.ts'
import type { ReadPage } from './see-world.ts'
import { signIn, useOtherDevice } from '../run/devices.ts'
import type { Driver, TabDriver } from '../run/driver.ts'
import type { Shown } from '../look/shown.model.ts'
import type { OpenDriver } from '../run/run-scenario.ts'
import type { ServerBundle } from './bundles.ts'
import type { OpenPage, Tab } from './tab.ts'
import { createWorld } from './world.ts'
import type { World } from './world.ts'

/** What differs between machines and screens in the simulated browser. */
export type SimulatedTarget = {
  readonly openPage: OpenPage
  /** @throws StepRefused */
  readonly act: (tab: Tab, step: PlayerStep | ScreenStep, world: World) => void | Promise<void>
  readonly look: (tab: Tab, expected: Expectation, world: World) => Shown
  readonly readPage: ReadPage
  /** Milliseconds before each step. */
  readonly momentMs: number
}

export type SimulationOptions = {
  readonly reached: Reached
  readonly mutation?: Mutation | null
  /** Real milliseconds per step; default: a minute. */
  readonly restWithinMs?: number | undefined
}

function driverOfTab(tab: Tab, world: World, target: SimulatedTarget): TabDriver {
  const page = () => tab.page()
  return {
    act: (step) => target.act(tab, step, world),
    reload: tab.reload,
    setHidden: (isHidden) => page().setHidden(isHidden),
    focus: () => page().dispatch('focus'),
    freeze: () => page().freezer.freeze(),
    goOn: () => page().freezer.goOn(),
    isFrozen: () => page().freezer.isFrozen(),
    goTo: (path) => page().goTo(path),
    closeGameWindow: tab.closeGameWindow,
    look: (expected) => target.look(tab, expected, world),
  }
}

/** Opens the simulated browser of a scenario, with its own server, network and time. */
export const openSimulation =
  (
    server: ServerBundle,
    target: SimulatedTarget,
    { reached, mutation = null, restWithinMs }: SimulationOptions,
  ): OpenDriver =>
  (begin: Scenario['begin'], seeBeforeAnswer): Driver => {
    const path: MachineStep[] = []
    let touch: () => void = () => undefined
    const observation = createObservation(reached, path, { mutation, touch: () => touch() })
    const world = createWorld({
      bundles: server,
      openPage: target.openPage,
      observation,
      begin,
      restWithinMs,
      beforeAnswer: async (call) => {
        if (!isActing(call)) return
        await world.clock.pause()
        await seeBeforeAnswer()
      },
    })
    const { clock } = world
    touch = clock.touch
    const errors: Error[] = []
    const note = (error: unknown) =>
      void errors.push(error instanceof Error ? error : new Error(String(error)))
    process.on('unhandledRejection', note)
    return {
      calls: world.calls,
      path,
      drawnWithinMs: 0,
      signIn: (member) => clock.until(signIn(world.server.post, member)),
      tab: (number) => {
        const tab = world.tab(number)
        return tab && driverOfTab(tab, world, target)
      },
      openTab: world.openTab,
      closeTab: world.closeTab,
      setPopups: (popups) => world.changeSettings({ popups }),
      changeNetwork: world.changeNetwork,
      changeStream: world.changeStream,
      useOtherDevice: (member, deed) =>
        clock.until(useOtherDevice(world.server.openOtherDevice(), member, deed)),
      perform: (command) => clock.until(world.server.backend.perform(command)),
      settle: clock.settle,
      pass: clock.pass,
      passMoment: () => (target.momentMs > 0 ? clock.pass(target.momentMs) : undefined),
      see: () => seeWorld(world, target.readPage),
      takeErrors: () => errors.splice(0),
      end: () => {
        process.off('unhandledRejection', note)
        world.end()
      },
    }
  }
