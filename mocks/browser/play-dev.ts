import { startBrowserMock } from './start.ts'

// The game's window of `npm run dev` has no server: it brings the mock with it.
await startBrowserMock()
await import('../games/page/play.ts')
