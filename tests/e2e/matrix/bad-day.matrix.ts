import { tellFlaky } from '../../support/flaky-screens.ts'
import { screenNames } from '../../support/member-screens.ts'
import { test } from '../../support/story.ts'
import { desk, still } from '../../support/visitor.ts'

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

tellFlaky(screenNames)
