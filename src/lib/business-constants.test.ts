import { expect, test } from 'vitest'
import * as constants from './business-constants.ts'

test('R-CONST-01 the product’s figures', () => {
  expect({ ...constants }).toStrictEqual({
    HEALTH_CHECK_INTERVAL_MS: 30_000,
    GAME_LOADING_DIALOG_MS: 4_000,
    FOOTER_SLOT_NAMES: 20,
    FOOTER_SPORT_NAMES: 20,
    GAME_WINDOW_WIDTH: 800,
    GAME_WINDOW_HEIGHT: 1_400,
    VIDEO_AUTOPLAY_ABOVE_WIDTH_PX: 768,
    SESSION_LIFETIME_MS: 28_800_000,
  })
})
