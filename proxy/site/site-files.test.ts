import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { writeCompressedFiles } from './compress-site.ts'
import { readSiteFiles } from './site-files.ts'

const settings = {
  productTag: 'MARU',
  gameHosts: [],
  imageHosts: [],
  sessionIdleMs: null,
  hasServiceWorker: true,
  vitalsPercent: 0,
  jackpotPath: '',
  jackpotFile: '',
  operator: { minimumAge: 0 },
}
const PAGE = '<title>MARU</title><meta name="maru:game-hosts" />'
const FIRST = 'console.log("first release");\n'.repeat(40)
const SECOND = 'console.log("second release");\n'.repeat(40)

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets/short.js'), 'short')
  writeFileSync(join(folder, 'assets/start.js'), FIRST)
  return folder
}

async function readScript(folder: string, coding: 'br' | 'gzip'): Promise<Uint8Array> {
  const files = readSiteFiles(folder, settings)
  return files.get('/assets/start.js')!.bodyIn(coding)
}

test('files compressed by the build are sent as they are and have no URL of their own', async () => {
  const folder = site()
  await writeCompressedFiles(folder)
  const kept = readdirSync(join(folder, '.compressed'))
  expect(kept.map((name) => name.slice(name.lastIndexOf('.'))).sort()).toEqual(['.br', '.gzip'])
  expect(brotliDecompressSync(await readScript(folder, 'br')).toString()).toBe(FIRST)
  expect(gunzipSync(await readScript(folder, 'gzip')).toString()).toBe(FIRST)
  for (const name of kept) writeFileSync(join(folder, '.compressed', name), `kept ${name}`)
  for (const coding of ['br', 'gzip'] as const) {
    const bytes = Buffer.from(await readScript(folder, coding)).toString()
    expect(kept.map((name) => `kept ${name}`)).toContain(bytes)
  }
  expect([...readSiteFiles(folder, settings).keys()].sort()).toEqual([
    '/assets/short.js',
    '/assets/start.js',
    '/index.html',
  ])
})

test('a file that changed after the build, and one that no build compressed, is compressed here', async () => {
  const folder = site()
  expect(brotliDecompressSync(await readScript(folder, 'br')).toString()).toBe(FIRST)
  await writeCompressedFiles(folder)
  writeFileSync(join(folder, 'assets/start.js'), SECOND)
  expect(brotliDecompressSync(await readScript(folder, 'br')).toString()).toBe(SECOND)
  expect(gunzipSync(await readScript(folder, 'gzip')).toString()).toBe(SECOND)
})

test('R-HOME-01 the operator’s file of the jackpot is answered at its path, and pages name the path', () => {
  const folder = site()
  const jackpotFile = join(folder, '..', `${basename(folder)}-jackpot.json`)
  onTestFinished(() => rmSync(jackpotFile))
  writeFileSync(jackpotFile, '{ "won": 3482617940 }')
  const files = readSiteFiles(folder, { ...settings, jackpotPath: '/jackpot.json', jackpotFile })
  const { type, body, caching } = files.get('/jackpot.json')!
  expect([type, Buffer.from(body).toString(), caching]).toEqual([
    'application/json',
    '{ "won": 3482617940 }',
    'ask',
  ])
  const page = Buffer.from(files.get('/index.html')!.body).toString()
  expect(page).toContain('<meta name="maru:jackpot" content="/jackpot.json" />')
})

test('a page without the tag that the settings replace ends the start, except pages without a script', () => {
  const folder = site()
  writeFileSync(join(folder, 'offline.html'), '<title></title>')
  const offline = readSiteFiles(folder, settings).get('/offline.html')!
  expect(Buffer.from(offline.body).toString()).toBe('<title>MARU</title>')
  writeFileSync(join(folder, 'index.html'), '<title>MARU</title>')
  expect(() => readSiteFiles(folder, settings)).toThrow(/^index\.html has no /)
})
