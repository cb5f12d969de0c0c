import { throttledFaults, throttledWidths, visitors } from '../../support/layout/throttled-visit.ts'
import { screens } from '../../support/screens.ts'
import { test } from '../../support/story.ts'

for (const screen of screens)
  for (const visitor of visitors)
    for (const width of throttledWidths)
      test(`${screen.path} throttled ${visitor} ${width}`, async ({ page, baseURL }) => {
        const faults = await throttledFaults(page, baseURL ?? '', { screen, visitor, width })
        // The reporter fails the run: a failing test would restart the worker with its proxy and mock.
        for (const description of faults)
          test.info().annotations.push({ type: 'fault', description })
      })
