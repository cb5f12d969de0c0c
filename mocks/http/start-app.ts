import type { Hono } from 'hono'
import { createMockWorlds } from '../worlds.ts'
import type { MockWorlds } from '../worlds.ts'
import type { WorldState } from '../db/storage.ts'
import type { GameFile } from './game-files.ts'
import { callerOf } from './hybrid.ts'
import { createMockApp } from './mock-app.ts'
import type { MockEnv } from './control-routes.ts'
import type { MockSettings } from './settings.ts'

export type AppOptions = {
  readonly settings: MockSettings
  readonly gameFiles: ReadonlyMap<string, GameFile>
  /** The state of each world; the next version of the code continues with the same map. */
  readonly states: Map<string, WorldState>
}

export type StartedApp = { readonly app: Hono<MockEnv>; readonly worlds: MockWorlds }

/** Worlds and web application, without a server. `npm run mock` reloads this file after an edit. */
export function startApp({ settings, gameFiles, states }: AppOptions): StartedApp {
  const { startState, publicUrl, hybrid } = settings
  const worlds = createMockWorlds({
    startState,
    publicUrl,
    states,
    realBackend: hybrid === null ? undefined : { ...hybrid, call: callerOf(hybrid.url) },
    onDropped: (name) => console.log(`Too many worlds: "${name}" was removed.`),
  })
  return { app: createMockApp({ worlds, gameFiles }), worlds }
}
