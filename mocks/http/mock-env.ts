import type { RequestOrigin } from '../../src/proxy/server/listen.ts'

/** Request facts for the mock's routes. */
export type MockEnv = {
  Bindings: Partial<RequestOrigin>
  Variables: { world: string }
}
