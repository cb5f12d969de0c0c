import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { classNaming, oneChunk } from './output-names.ts'
import { leanRouter, withoutDescriptions } from './lean-code.ts'

test('one chunk contains an entry and its static imports', () => {
  const graph: Record<string, readonly string[]> = {
    main: ['shell', 'react'],
    shell: ['react', 'home', 'main'],
    home: ['tile', 'react'],
    casino: ['cover'],
  }
  const name = oneChunk('first', 'main')
  const chunkOf = (id: string) =>
    name(id, { getModuleInfo: (of) => ({ importedIds: graph[of] ?? [] }) })
  expect(['main', 'shell', 'react', 'tile', 'home'].map(chunkOf)).toEqual(Array(5).fill('first'))
  expect(['casino', 'cover'].map(chunkOf)).toEqual([null, null])
})

test('classes are named by their stylesheet, and two stylesheets of one name are refused', () => {
  const nameOf = classNaming()
  expect(nameOf('title', '/src/shell/footer.module.css')).toBe('title-footer')
  expect(nameOf('title', '/src/shell/footer.module.css?used')).toBe('title-footer')
  expect(() => nameOf('title', '/src/home/footer.module.css')).toThrow('different names')
})

test('only state descriptions are removed from browser code', () => {
  const { transform } = withoutDescriptions()
  const run = transform as unknown as (code: string, id: string) => { code: string } | null
  const code = "idle: { description: 'It\\'s quiet, here.', tags: 'busy' },\n"
  expect(run(code, '/src/features/session/a.machine.ts')?.code).toBe("idle: {  tags: 'busy' },\n")
  expect(run(code, '/src/features/session/a.ts')).toBe(null)
})

test('only unused router components are removed', () => {
  const { transform } = leanRouter()
  const run = transform as unknown as (code: string, id: string) => { code: string } | null
  const code = 'var Form = React10.forwardRef(render);\nForm.displayName = "Form";\nlet name = "a";'
  expect(run(code, '/a/node_modules/react-router/dist/production/chunk.mjs')?.code).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(render);\n\nlet name = "a";',
  )
  expect(run(code, '/a/src/app/app.tsx')).toBe(null)
})

test('of the router, only the parts for links and error boundaries in a browser remain', () => {
  const { transform } = leanRouter()
  const run = transform as unknown as (code: string, id: string) => { code: string } | null
  const file = fileURLToPath(
    new URL('../../node_modules/react-router/dist/production/', import.meta.url),
  )
  const chunks = readdirSync(file).filter((name) => /^chunk-.*\.mjs$/.test(name))
  const codes = chunks.map((name) => readFileSync(join(file, name), 'utf8'))
  const left = codes.map((code, at) => run(code, join(file, chunks[at]!))?.code ?? '').join('\n')
  for (const gone of ['return shouldPrefetch &&', 'RSCErrorHandler, { error }, result)']) {
    expect(codes.join('\n')).toContain(gone)
    expect(left).not.toContain(gone)
  }
  expect(left).toMatch(/return link;\s*\}/)
})
