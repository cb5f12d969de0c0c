import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../proxy/server/settings.ts'
import { onTestFinished } from '../support/this-test.ts'
import { startHarness } from './proxy-harness.ts'

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'terms-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('R-REG-01 a visitor reads the operator’s settings in an available language', async () => {
  const harness = await startHarness({
    MINIMUM_AGE: '21',
    INQUIRIES_AT_ONCE: '5',
    MINIMUM_DEPOSIT: '20000',
    MINIMUM_POINTS: '25000',
    CONFIRM_ABOVE: '300000',
    TERMS_DIR: folderOf({ 'ko.html': '<p>약관</p>', 'en.txt': 'Terms', 'notes.md': 'not shown' }),
    BANKS: '국민은행 = KB Kookmin Bank,신한은행,',
    SUPPORT: ' https://t.me/help  tel:+8215550100 ',
  })
  const { post } = harness.browser()
  const read = async (language: string) => (await post('get-site-settings', { language })).body
  expect(await read('ko')).toEqual({
    status: 'success',
    minimumAge: 21,
    inquiriesAtOnce: 5,
    minimumDeposit: 20_000,
    minimumPoints: 25_000,
    confirmAbove: 300_000,
    terms: '<p>약관</p>',
    banks: [
      { nameKo: '국민은행', nameEn: 'KB Kookmin Bank' },
      { nameKo: '신한은행', nameEn: '신한은행' },
    ],
    support: [{ address: 'https://t.me/help' }, { address: 'tel:+8215550100' }],
  })
  expect((await read('th'))['terms']).toBe('Terms')
  expect((await read('id'))['terms']).toBe('Terms')
  expect((await post('get-site-settings', { language: 'english' })).status).toBe(400)
  expect(harness.backend.received).toEqual([])
})

test('R-REG-01 an operator who decided nothing has the banks of Korea, an age, no terms', async () => {
  const { post } = (await startHarness()).browser()
  const { body } = await post('get-site-settings', { language: 'ko' })
  expect(body).toMatchObject({
    minimumAge: 19,
    inquiriesAtOnce: 3,
    minimumDeposit: 10_000,
    minimumPoints: 10_000,
    confirmAbove: 1_000_000,
    terms: null,
    support: [],
  })
  expect(body['banks']).toContainEqual({ nameKo: '국민은행', nameEn: 'KB Kookmin Bank' })
})

test.each([
  ['TERMS_DIR', '/nowhere'],
  ['TERMS_DIR', 'openapi'],
  ['SUPPORT', 'javascript:alert(1)'],
  ['SUPPORT', 'http://plain.example'],
  ['SUPPORT', 'help@maru.example'],
  ['MINIMUM_AGE', 'adult'],
  ['INQUIRIES_AT_ONCE', 'three'],
  ['MINIMUM_DEPOSIT', '0.5'],
  ['MINIMUM_POINTS', '-1'],
  ['CONFIRM_ABOVE', 'much'],
])('%s=%s is refused at the start', (name, value) => {
  expect(() => readSettings({ BACKEND_URL: 'http://localhost:4010', [name]: value })).toThrow(
    `${name} is "${value}"`,
  )
})

test.each([
  ['SUPPORT', 'https://t.me@evil.example/name'],
  ['SUPPORT', 'https:t.me@evil.example'],
  ['SUPPORT', 'https://t.me\\@evil.example'],
  ['HELP_LINES', 'GamCare=https://www.gamcare.org.uk@evil.example'],
  ['HELP_LINES', 'GamCare=https://www.gamcare.org.uk\t@evil.example'],
])('%s=%s leads elsewhere than it reads, and is refused at the start', (name, value) => {
  expect(() => readSettings({ BACKEND_URL: 'http://localhost:4010', [name]: value })).toThrow(
    `${name} is "`,
  )
})
