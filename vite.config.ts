import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** Messages are compiled ahead of time, so the browser never needs the parser of their syntax. */
export const withoutMessageParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

export default defineConfig({
  plugins: [react(), msw()],
  resolve: { alias: [withoutMessageParser] },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  build: {
    target: 'es2023',
    manifest: true,
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
