// Stands in the place of mocks/browser/start.ts where a real backend answers `npm run dev`.

/** Starts nothing. */
export const startBrowserMock = (): Promise<void> => Promise.resolve()
