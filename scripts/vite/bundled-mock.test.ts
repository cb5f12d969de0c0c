import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bundleMock } from './bundled-mock.ts'

const answer = (text: string) => `export const answer = '${text}'\n`

async function serveMock() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bundled-mock-')))
  for (const folder of ['src/generated', 'mocks/browser'])
    mkdirSync(join(root, folder), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  write('src/main.tsx', `const { start } = await import('../mocks/browser/start.ts')\nstart()`)
  write(
    'mocks/browser/start.ts',
    `import { answer } from '../answer.ts'\nexport const start = () => console.log(answer)`,
  )
  write('src/generated/schemas.ts', answer('valid'))
  write('mocks/answer.ts', answer('first'))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundleMock(root)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })
  const { client } = server.environments
  const codeOf = async (url: string) => (await client.transformRequest(url))?.code ?? ''
  const main = await codeOf('/src/main.tsx')
  const url = /import\("(\/mocks[^"]+)"\)/.exec(main)?.[1] ?? ''
  return { codeOf, write, mock: () => codeOf(url) }
}

test('npm run dev serves the mock as one file and rebuilds it after an edit', async () => {
  const { write, mock } = await serveMock()
  const first = await mock()
  expect(first).toContain('first')
  expect(first).not.toMatch(/\bimport\b/)
  write('mocks/answer.ts', answer('second'))
  await vi.waitFor(async () => expect(await mock()).toContain('second'), { timeout: 10_000 })
})

test('a mock that does not compile is reported, and served again once fixed', async () => {
  const { write, mock } = await serveMock()
  expect(await mock()).toContain('first')
  write('mocks/more.ts', 'const broken =')
  write('mocks/answer.ts', `export { answer } from './more.ts'`)
  await vi.waitFor(() => expect(mock()).rejects.toThrow('more.ts'), { timeout: 10_000 })
  write('mocks/more.ts', answer('mended'))
  await vi.waitFor(async () => expect(await mock()).toContain('mended'), { timeout: 10_000 })
})

test('after an edit of the contract the mock asks for the generated file anew', async () => {
  const { codeOf, write, mock } = await serveMock()
  write('mocks/answer.ts', `export { answer } from '../src/generated/schemas.ts'`)
  const importOf = async () => /from "(\/src\/generated[^"]*)"/.exec(await mock())?.[1] ?? ''
  await vi.waitFor(async () => expect(await importOf()).toBe('/src/generated/schemas.ts?mock'), {
    timeout: 10_000,
  })
  expect(await codeOf('/src/generated/schemas.ts?mock')).toContain('valid')
  write('src/generated/schemas.ts', answer('edited'))
  await vi.waitFor(
    async () => expect(await importOf()).toMatch(/^\/src\/generated\/schemas\.ts\?t=\d+&mock$/),
    { timeout: 10_000 },
  )
  expect(await codeOf(await importOf())).toContain('edited')
})
