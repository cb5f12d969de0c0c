import { locales } from '../../../src/i18n/locales.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { testJackpotUnit, testVideo } from '../../support/home-video.ts'

for (const width of [390, 768, 769, 1024]) testVideo(width)
testJackpotUnit(Object.keys(locales) as Locale[])
