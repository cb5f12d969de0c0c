import { throttledFaults, throttledWidths, visitors } from '../../support/layout/throttled-visit.ts'
import { screens } from '../../support/screens.ts'
import { test } from '../../support/story.ts'

// Each screen with each visitor, at one of the widths in turn.
for (const [place, screen] of screens.entries())
  for (const [number, visitor] of visitors.entries()) {
    const width = throttledWidths[(place + number) % throttledWidths.length] ?? 390
    test(`${screen.path} throttled ${visitor} ${width}`, async ({ page, baseURL }) => {
      const faults = await throttledFaults(page, baseURL ?? '', { screen, visitor, width })
      // The reporter fails the run: a failing test would restart the worker with its proxy and mock.
      for (const description of faults) test.info().annotations.push({ type: 'fault', description })
    })
  }
