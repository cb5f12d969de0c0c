import { prerenderedPaths } from '../../../src/generated/screens/prerendered.ts'
import { locales } from '../../../src/i18n/locales.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { tellUnmovedInPieces } from '../../support/layout/page-in-pieces.ts'
import { tellTakenOver, tellUnmoved } from '../../support/prerendered-pages.ts'
import { test } from '../../support/story.ts'
import { desk, phone, still } from '../../support/visitor.ts'

test.use({ viewport: phone, contextOptions: still })

for (const language of Object.keys(locales) as Locale[]) tellTakenOver(language, prerenderedPaths)
for (const viewport of [phone, desk]) tellUnmoved(viewport)
tellUnmovedInPieces(prerenderedPaths)
