/**
 * The figures that the product's rules fix (R-CONST-01), each defined once, here.
 * The six locales and their default live in src/i18n.
 */

/** Milliseconds between two health checks of a signed-in member (R-SESS-08). */
export const HEALTH_CHECK_INTERVAL_MS = 30000

/** Milliseconds after which the loading dialog of a game closes at the latest (R-GAME-02). */
export const GAME_LOADING_DIALOG_MS = 4000

/** Slot providers that the footer names at most (R-HOME-03). */
export const FOOTER_SLOT_NAMES = 20

/** Sport providers that the footer names at most (R-HOME-03). */
export const FOOTER_SPORT_NAMES = 20

/** Width of a game's own window, in CSS pixels (R-GAME-03). */
export const GAME_WINDOW_WIDTH = 800

/** Height of a game's own window, in CSS pixels (R-GAME-03). */
export const GAME_WINDOW_HEIGHT = 1400

/** The background video plays by itself only above this viewport width, in CSS pixels (R-HOME-04). */
export const VIDEO_AUTOPLAY_ABOVE_WIDTH_PX = 768

/** Absolute lifetime of a session in milliseconds: 8 hours from signing in, activity or not. */
export const SESSION_LIFETIME_MS = 28800000
