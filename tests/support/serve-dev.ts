import { createServer } from 'vite'

// What `npm run dev` serves, to a test: no file changes while it runs, so nothing is watched.
const server = await createServer({ server: { hmr: false, watch: null, open: false } })
await server.listen()
