import type { RequestOrigin } from '../../proxy/server/listen.ts'

export type MockEnv = {
  Bindings: Partial<RequestOrigin>
  Variables: { world: string }
}
