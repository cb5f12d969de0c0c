import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { compileCatalogs } from './compile-catalogs.ts'

test('the words follow an edit of a catalog, no other, and a mistake in it is told', () => {
  const watcher = new EventEmitter()
  const told: string[] = []
  const config = { logger: { warn: (words: string) => told.push(words) } }
  const { configureServer } = compileCatalogs((tell) => tell('ko: a.b is missing'))
  const configure = configureServer as unknown as (server: ViteDevServer) => void
  configure({ watcher, config } as unknown as ViteDevServer)
  watcher.emit('change', '/a/src/i18n/catalogs/ko.json')
  watcher.emit('change', '/a/src/i18n/compiled/ko.json')
  watcher.emit('change', '/a/src/i18n/format.ts')
  expect(told).toEqual(['ko: a.b is missing'])
})
