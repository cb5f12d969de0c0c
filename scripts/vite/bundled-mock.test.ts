import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bundleMock } from './bundled-mock.ts'

const answer = (text: string) => `export const answer = '${text}'\n`

async function serveMock() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bundled-mock-')))
  for (const folder of ['src', 'mocks/browser']) mkdirSync(join(root, folder), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  write('src/main.tsx', `const { start } = await import('../mocks/browser/start.ts')\nstart()`)
  write(
    'mocks/browser/start.ts',
    `import { answer } from '../answer.ts'\nexport const start = () => console.log(answer)`,
  )
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
  // `npm run dev` also asks for the mock before the page imports it.
  await codeOf('/mocks/browser/start.js?bundled')
  const main = await codeOf('/src/main.tsx')
  const url = /import\("(\/mocks[^"]+)"\)/.exec(main)?.[1] ?? ''
  return { write, mock: () => codeOf(url) }
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
