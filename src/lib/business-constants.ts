/**
 * Figures fixed by the product's rules (R-CONST-01), each defined once. The six locales and their default are in
 * src/i18n.
 */

/** Interval of a signed-in member's health checks, in milliseconds (R-SESS-08). */
export const HEALTH_CHECK_INTERVAL_MS = 30000

/** Longest display of a game's loading dialog, in milliseconds (R-GAME-02). */
export const GAME_LOADING_DIALOG_MS = 4000

/** Maximum number of slot providers in the footer (R-HOME-03). */
export const FOOTER_SLOT_NAMES = 20

/** Maximum number of sport providers in the footer (R-HOME-03). */
export const FOOTER_SPORT_NAMES = 20

/** Width of a game's own window, in CSS pixels (R-GAME-03). */
export const GAME_WINDOW_WIDTH = 800

/** Height of a game's own window, in CSS pixels (R-GAME-03). */
export const GAME_WINDOW_HEIGHT = 1400

/** The background video starts by itself only above this viewport width, in CSS pixels (R-HOME-04). */
export const VIDEO_AUTOPLAY_ABOVE_WIDTH_PX = 768

/** Lifetime of a session in milliseconds: 8 hours from signing in, regardless of activity. */
export const SESSION_LIFETIME_MS = 28800000
