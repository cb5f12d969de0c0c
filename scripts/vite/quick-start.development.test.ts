import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { compileHints, preloadsOf } from './quick-start.ts'

const long = (name: string) =>
  Array.from({ length: 100 }, (_, at) => `console.log('${name} ${at}')`).join('\n')

async function built(sources: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'quick-start-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(root, name), source)
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHints()],
    build: {
      write: false,
      modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
      rolldownOptions: { input: join(root, 'first.js') },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : [])),
  )
}

test('the first line of code asks that all of it is compiled at once; texts and short files have none', async () => {
  const files = await built({
    'first.js': `${long('first')}\nimport('./one.js'); import('./two.js'); import('./ko.json')`,
    'one.js': `import './shared.js'\n${long('one')}`,
    'two.js': `import './shared.js'\nconsole.log('two')`,
    'shared.js': long('shared'),
    'ko.json': JSON.stringify(Array.from({ length: 500 }, (_, at) => `text ${at}`)),
  })
  const firstLines = [...files].map(([name, { code }]) => [name, code.split('\n', 1)[0]])
  const hint = '//# allFunctionsCalledOnLoad'
  expect(Object.fromEntries(firstLines)).toEqual({
    first: hint,
    one: hint,
    shared: hint,
    two: expect.not.stringContaining(hint) as string,
    ko: expect.not.stringContaining(hint) as string,
  })
})

test('an import also preloads the imports of that file, unless every page has them or nothing waits', () => {
  const [screen, form, react] = ['screen', 'form', 'react'].map(
    (name) => `assets/${name}-a1B2_c3-.js`,
  )
  let importer = 'first'
  const preloads = (hostType: 'html' | 'js', ...files: readonly (string | undefined)[]) =>
    preloadsOf(String(screen), files.map(String), {
      hostId: `assets/${importer}-a1B2_c3-.js`,
      hostType,
    })
  expect(preloads('js', screen, react, form)).toEqual([screen, form])
  expect(preloads('js', screen, react)).toEqual([])
  expect(preloads('html', screen, react)).toEqual([screen, react])
  importer = 'after-load'
  expect(preloads('js', screen, react, form)).toEqual([])
})
