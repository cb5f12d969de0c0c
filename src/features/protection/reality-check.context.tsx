import { actorContext } from '../../actors/actor-context.tsx'
import type { RealityCheckActor } from './reality-check.machine.ts'

export const { Provider: RealityCheckProvider, useActor: useRealityCheckActor } =
  actorContext<RealityCheckActor>('reality-check')
