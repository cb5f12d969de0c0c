import { roles } from '../../support/layout/check-screen.ts'
import { narrowToWide, unbrokenFaults } from '../../support/layout/unbroken-texts.ts'
import { screens } from '../../support/screens.ts'
import { expect, test } from '../../support/story.ts'
import { still } from '../../support/visitor.ts'

test.use({ contextOptions: still })

for (const screen of screens)
  for (const role of roles)
    test(`R-NAV-01 ${screen.path} ${role}: no server text pushes a control out`, async ({
      page,
      baseURL,
    }) => {
      const look = { screen, role, widths: narrowToWide }
      expect(await unbrokenFaults(page, baseURL ?? '', look)).toEqual([])
    })
