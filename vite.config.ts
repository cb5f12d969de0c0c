import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { firstChunk } from './scripts/first-chunk.ts'

/** Messages are compiled ahead of time, so the browser never needs the parser of their syntax. */
export const withoutMessageParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

const entry = fileURLToPath(new URL('src/main.tsx', import.meta.url))

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
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: firstChunk(entry) }] } },
    },
  },
})
