import { locales } from '../../../src/i18n/locales.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { tellJackpotUnit, tellVideo } from '../../support/home-video.ts'

for (const width of [390, 768, 769, 1024]) tellVideo(width)
tellJackpotUnit(Object.keys(locales) as Locale[])
