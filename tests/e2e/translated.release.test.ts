import { roles } from '../support/layout/check-screen.ts'
import { screens } from '../support/screens.ts'
import { test } from '../support/story.ts'
import { testTranslated } from '../support/translated/used-screen.ts'
import { desk, still } from '../support/visitor.ts'

test.use({ contextOptions: still, viewport: desk })

for (const role of roles) for (const screen of screens) testTranslated(screen, role)
