import { locales } from '../../../src/i18n/locales.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { testMarkFits } from '../../support/old-sum.ts'
import { test } from '../../support/story.ts'
import { phone, still } from '../../support/visitor.ts'

test.use({ viewport: phone, locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

for (const locale of Object.keys(locales) as Locale[]) testMarkFits(locale)
