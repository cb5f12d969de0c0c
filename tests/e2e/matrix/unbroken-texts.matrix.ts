import { roles } from '../../support/layout/check-screen.ts'
import { narrowToWide, unbrokenFaults } from '../../support/layout/unbroken-texts.ts'
import { screens } from '../../support/screens.ts'
import { expect, test } from '../../support/story.ts'
import { still } from '../../support/visitor.ts'

test.use({ contextOptions: still })

for (const screen of screens)
  for (const role of roles)
    for (const width of narrowToWide)
      test(`R-NAV-01 ${screen.path} ${role} ${width}: no server text pushes a control out`, async ({
        page,
        baseURL,
      }) => {
        expect(await unbrokenFaults(page, baseURL ?? '', { screen, role, width })).toEqual([])
      })
