/** Path on the development server that leads to the real backend. */
export const REAL_PATH = '/__real'

/** Set by the development server on its own answer when the backend does not answer; its value is the reason. */
export const UNREACHABLE_HEADER = 'x-real-backend-unreachable'

/** Name of the `<meta>` element whose content is the hybrid settings as JSON. */
export const HYBRID_SETTINGS_META = 'maru:hybrid'
