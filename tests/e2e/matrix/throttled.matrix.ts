import { throttledFaults, throttledWidths } from '../../support/layout/throttled-visit.ts'
import { screens } from '../../support/screens.ts'
import { test } from '../../support/story.ts'

// Guests on phones; members with only their session, on whose pages most arrives late, at one width each.
for (const [place, screen] of screens.entries())
  for (const visitor of ['guest', 'session'] as const) {
    const width =
      visitor === 'guest' ? 390 : (throttledWidths[place % throttledWidths.length] ?? 390)
    test(`${screen.path} throttled ${visitor} ${width}`, async ({ page, baseURL }) => {
      const faults = await throttledFaults(page, baseURL ?? '', { screen, visitor, width })
      // The reporter fails the run: a failing test would restart the worker with its proxy and mock.
      for (const description of faults) test.info().annotations.push({ type: 'fault', description })
    })
  }
