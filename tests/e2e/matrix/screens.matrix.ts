import { layoutFaults, roles, widths } from '../../support/layout/check-screen.ts'
import { screens } from '../../support/screens.ts'
import { test } from '../../support/story.ts'
import { still } from '../../support/visitor.ts'

test.use({ contextOptions: still })

/** The longest texts at every width, and the texts of most players on a phone. */
const looks = [
  { widths, language: 'pseudo' },
  { widths: [390], language: 'ko' },
] as const

for (const screen of screens)
  for (const role of roles)
    for (const look of looks)
      test(`${screen.path} ${role} ${look.language}`, async ({ page, baseURL, mock }) => {
        await mock.reset('rich')
        const faults = await layoutFaults(page, baseURL ?? '', { screen, role, ...look })
        // The reporter fails the run: a failing test would restart the worker with its proxy and mock.
        for (const description of faults)
          test.info().annotations.push({ type: 'fault', description })
      })
