import { prerenderedPaths } from '../../../src/generated/screens/prerendered.ts'
import { locales } from '../../../src/i18n/locales.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { testUnmovedInPieces } from '../../support/layout/page-in-pieces.ts'
import { testTakenOver, testUnmoved } from '../../support/prerendered-pages.ts'
import { test } from '../../support/story.ts'
import { desk, phone, still } from '../../support/visitor.ts'

test.use({ viewport: phone, contextOptions: still })

for (const language of Object.keys(locales) as Locale[]) testTakenOver(language, prerenderedPaths)
for (const viewport of [phone, desk]) testUnmoved(viewport)
testUnmovedInPieces(prerenderedPaths)
