import { startBrowserMock } from './start.ts'

// The game's window of `npm run dev` has no server and includes the mock.
await startBrowserMock()
await import('../games/page/demo-game.ts')
