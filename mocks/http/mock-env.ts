import type { RequestOrigin } from '../../src/proxy/server/listen.ts'

/** What the routes of the mock know of a request. */
export type MockEnv = {
  Bindings: Partial<RequestOrigin>
  Variables: { world: string }
}
