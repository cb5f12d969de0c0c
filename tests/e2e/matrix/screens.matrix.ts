import { locales } from '../../../src/i18n/locales.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { layoutFaults, roles, widths } from '../../support/layout/check-screen.ts'
import { screens } from '../../support/screens.ts'
import { test } from '../../support/story.ts'
import { still } from '../../support/visitor.ts'

test.use({ contextOptions: still })

const languages = [...(Object.keys(locales) as Locale[]), 'pseudo'] as const

/** Every language on a phone; at other widths the longest texts. */
const languagesAt = (width: (typeof widths)[number]) =>
  width === 390 ? languages : (['pseudo'] as const)

for (const screen of screens)
  for (const role of roles)
    for (const width of widths)
      for (const language of languagesAt(width))
        test(`${screen.path} ${role} ${width} ${language}`, async ({ page, baseURL, mock }) => {
          await mock.reset('rich')
          const faults = await layoutFaults(page, baseURL ?? '', { screen, role, width, language })
          // The reporter fails the run: a failing test would restart the worker with its proxy and mock.
          for (const description of faults)
            test.info().annotations.push({ type: 'fault', description })
        })
