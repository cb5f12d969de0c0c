import { bundleSite } from './simulated/bundles.ts'
import { walkAtRandom } from './walk/walk.ts'
import { nothingReached } from './coverage/observe.ts'
import { allCoverage } from './coverage/coverage.ts'
import { coverageTable } from './print.ts'
const reached = nothingReached()
const bundles = await bundleSite()
const t = performance.now()
const r = await walkAtRandom({
  count: Number(process.argv[2]),
  seed: Number(process.argv[3] ?? 1),
  bundles,
  reached,
})
console.log((performance.now() - t) / 1000, 's', r.steps)
if (r.found) console.log(JSON.stringify(r.found, null, 1))
console.log(coverageTable(allCoverage(reached)))
