import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { compileCatalogs } from './compile-catalogs.ts'

test('an edited or new file of texts is compiled, another file is not, and a mistake in it is logged', () => {
  const watcher = new EventEmitter()
  const warnings: string[] = []
  const config = { logger: { warn: (words: string) => warnings.push(words) } }
  const { configureServer } = compileCatalogs((report) => report('ko: a.b is missing'))
  const configure = configureServer as unknown as (server: ViteDevServer) => void
  configure({ watcher, config } as unknown as ViteDevServer)
  watcher.emit('change', '/a/src/features/comp/comp.messages.yaml')
  watcher.emit('change', '/a/src/i18n/compiled/ko.json')
  watcher.emit('change', '/a/src/i18n/format.ts')
  expect(warnings).toEqual(['ko: a.b is missing'])
  watcher.emit('add', '/a/src/features/new/new.messages.yaml')
  expect(warnings).toHaveLength(2)
})
