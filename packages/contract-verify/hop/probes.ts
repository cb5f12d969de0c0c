import type { Probe } from '../core/run.ts'
import { errorsAreMapped, routesAreMapped } from './mapping.ts'
import { hopsAgree, nothingInnerLeaks } from './behind.ts'
import { pagesKeepTheirSession } from './pages-keep-their-session.ts'

export const hopProbes: readonly Probe[] = [
  routesAreMapped,
  hopsAgree,
  pagesKeepTheirSession,
  nothingInnerLeaks,
  // Last, because it ends the session repeatedly.
  errorsAreMapped,
]
