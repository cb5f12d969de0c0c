import type { RequestOrigin } from '../../src/proxy/server/listen.ts'

export type MockEnv = {
  Bindings: Partial<RequestOrigin>
  Variables: { world: string }
}
