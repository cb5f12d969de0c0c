import { createContext, use } from 'react'

/** The app provides it; true outside the app, as in tests. */
export const Hydrated = createContext(true)

/**
 * False in a prerendered page and its hydrating render, true soon afterwards. Values from the browser (storage,
 * settings, time, answers) may differ from the prerendered page, so show them only when this is true. It changes in
 * an interruptible render.
 */
export const useHydrated = (): boolean => use(Hydrated)
