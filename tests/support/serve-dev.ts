import { createServer } from 'vite'

// Serves `npm run dev` to a test without watching: no file changes while it runs. Vite would ignore `watch: null` beside
// the settings of vite.config.ts.
const server = await createServer({
  // Servers that prepare packages in one folder at the same time would disturb each other.
  cacheDir: `.cache/vite-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`,
  plugins: [
    {
      name: 'tests:unwatched',
      enforce: 'post',
      config: (config) => {
        config.server = { ...config.server, watch: null }
      },
    },
  ],
  server: { hmr: false, open: false },
})
if (server.config.server.watch !== null) throw new Error('The development server watches files.')
await server.listen()
