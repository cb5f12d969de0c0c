import type { Probe } from '../core/run.ts'
import { errorsAreMapped } from './errors-are-mapped.ts'
import { hopsAgree } from './hops-agree.ts'
import { nothingInnerLeaks } from './nothing-inner-leaks.ts'
import { pagesKeepTheirSession } from './pages-keep-their-session.ts'
import { routesAreMapped } from './routes-are-mapped.ts'

export const hopProbes: readonly Probe[] = [
  routesAreMapped,
  hopsAgree,
  pagesKeepTheirSession,
  nothingInnerLeaks,
  // Last, because it ends the session repeatedly.
  errorsAreMapped,
]
