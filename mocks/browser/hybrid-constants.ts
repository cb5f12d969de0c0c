/** Path on the development server that leads to the real backend. */
export const REAL_PATH = '/__real'

/** Set by the development server on its own answer when the backend does not answer; says why. */
export const UNREACHABLE_HEADER = 'x-real-backend-unreachable'

export const HYBRID_SETTINGS_META = 'maru:hybrid'
