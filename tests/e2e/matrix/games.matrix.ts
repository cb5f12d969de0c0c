import { testOpensInTab } from '../../support/game-windows.ts'
import { test } from '../../support/story.ts'
import { desk, still } from '../../support/visitor.ts'

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

for (const name of ['an Android phone', 'a Mac with touch'] as const) testOpensInTab(name)
