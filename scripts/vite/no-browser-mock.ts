// Replaces mocks/browser/start.ts when a real backend answers `npm run dev`.

export const startBrowserMock = (): Promise<void> => Promise.resolve()
