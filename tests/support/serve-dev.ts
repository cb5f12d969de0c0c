import { createServer } from 'vite'

// Serves `npm run dev` to a test without watching: no file changes while it runs.
const server = await createServer({ server: { hmr: false, watch: null, open: false } })
await server.listen()
