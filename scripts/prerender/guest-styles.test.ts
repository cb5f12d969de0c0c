import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { codeForGuests, stylesForGuests } from './guest-styles.ts'

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    dynamicImports: ['src/login.tsx', 'src/wallet.tsx'],
  },
  'src/login.tsx': { file: 'assets/login.js', imports: ['_button.js'] },
  '_button.js': { file: 'assets/button.js' },
  'src/wallet.tsx': { file: 'assets/wallet.js', imports: ['_button.js', '_table.js'] },
  '_table.js': { file: 'assets/table.js' },
}

test('guests load no code that only a source for members leads to', () => {
  expect(codeForGuests(manifest, new Set(['src/wallet.tsx']))).toEqual([
    'assets/index.js',
    'assets/login.js',
    'assets/button.js',
  ])
})

test('a guest page contains the styles of the guest’s code and of index.html, in order', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'styles-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, 'assets'))
  const files = {
    'index.html': '<p class="not-loaded">',
    'assets/index.js': '',
    'assets/login.js': 'x={form:"form-login"}',
    'assets/button.js': 'x={main:"main-button"}',
    'assets/wallet.js': 'x={list:"list-wallet"}',
    'assets/table.js': 'x={row:"row-table"}',
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text)
  const sheet =
    '@layer a,b;@layer a{html{color:red}.main-button{color:red}.row-table{color:red}}@layer b{.not-loaded{color:red}.form-login .list-wallet,.form-login{color:red}}'
  expect(await stylesForGuests(dist, sheet, manifest, ['src/wallet.tsx'])).toBe(
    '@layer a,b;@layer a{html{color:red}.main-button{color:red}}@layer b{.not-loaded{color:red}.form-login{color:red}}',
  )
})
