import { createContext, use } from 'react'

/** Given by the app; what is not within it, as in a test, is hydrated from the start. */
export const Hydrated = createContext(true)

/**
 * False in a prerendered page and in the render that takes it over, true soon after it. What comes
 * from the browser (storage, settings, the time, answers) may differ from what was prerendered, and
 * is shown only when this is true. It turns true in a render that leaves the page its turn.
 */
export const useHydrated = (): boolean => use(Hydrated)
