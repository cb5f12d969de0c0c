import type { Probe } from '../probe.ts'
import { errorsAreMapped } from './errors-are-mapped.ts'
import { hopsAgree } from './hops-agree.ts'
import { nothingInnerLeaks } from './nothing-inner-leaks.ts'
import { pagesKeepTheirSession } from './pages-keep-their-session.ts'
import { routesAreMapped } from './routes-are-mapped.ts'

/** What must hold of the site's own routes beyond what holds of every hop. */
export const hopProbes: readonly Probe[] = [
  routesAreMapped,
  hopsAgree,
  pagesKeepTheirSession,
  nothingInnerLeaks,
  // The last, as it ends the session again and again.
  errorsAreMapped,
]
