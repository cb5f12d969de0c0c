import { expect, test } from 'vitest'
import { parseDescriptions } from './descriptions.ts'
import { importTexts } from './import-texts.ts'
import { catalogsOf, parseMessageFile } from './message-files.ts'
import { languages, parseTermBase } from './terms.ts'
import { emitXliff, readXliff } from './xliff.ts'

const file = parseMessageFile(
  'src/deposits.messages.yaml',
  `places:
  deposits: on the deposit page
messages:
  deposits.count:
    ko: 입금 {count}건 > & "
    en: "{count} deposits"
    vn: '{count} lần nạp'
    jp: 入金{count}件
    cn: 存款{count}笔
    th: ฝาก {count}
  deposits.title:
    ko: 입금
    en: Deposit
    jp: 入金
    cn: 存款
    th: ฝาก
`,
)
const all = parseDescriptions('{ kinds: { title: heading }, arguments: { count: how many } }')
const base = parseTermBase(`
sources: {}
style: { ${languages.map((language) => `${language}: { register: plain, not: [] }`).join(', ')} }
terms: { deposit: { means: money in, ko: 입금, en: deposit, vn: nạp, jp: 入金, cn: 存款, th: ฝาก } }
`)
const exported = emitXliff('vn', [file], all, base, catalogsOf([file]))

test('translators get each text in Korean, its current translation, English, and its place', () => {
  expect(exported).toContain(
    'original="src/deposits.messages.yaml" source-language="ko" target-language="vi"',
  )
  expect(exported).toContain(`      <trans-unit id="deposits.count" xml:space="preserve">
        <source>입금 {count}건 &gt; &amp; &quot;</source>
        <target state="translated">{count} lần nạp</target>
        <note from="developer">Where: on the deposit page. {count}: how many. Term: ko 입금, en deposit, vn nạp, jp 入金, cn 存款, th ฝาก.</note>
        <note from="english">{count} deposits</note>
      </trans-unit>`)
  expect(exported).toContain('<target state="needs-translation"/>')
})

test('an export can be imported unchanged', async () => {
  const { language, units } = readXliff(exported)
  expect([language, units]).toEqual([
    'vn',
    [
      { id: 'deposits.count', source: '입금 {count}건 > & "', target: '{count} lần nạp' },
      { id: 'deposits.title', source: '입금', target: '' },
    ],
  ])
  const back = importTexts([file], language, units, base)
  expect(catalogsOf(back)).toEqual(catalogsOf([file]))
})

test('a translation is taken, and the other languages stay', async () => {
  const translated = exported.replace(
    '<target state="needs-translation"/>',
    '<target>Nạp tiền</target>',
  )
  const { language, units } = readXliff(translated)
  const before = catalogsOf([file])
  const after = catalogsOf(importTexts([file], language, units, base))
  expect(after).toEqual({ ...before, vn: { ...before.vn, 'deposits.title': 'Nạp tiền' } })
})

test.each([
  ['{count} lần nạp', '{count lần nạp', 'deposits.count: "{count lần nạp" is not a message'],
  [
    '{count} lần nạp',
    '{sum} lần nạp',
    'src/deposits.messages.yaml:7: deposits.count: has {sum} in vn, in Korean {count}.',
  ],
  [
    '{count} lần nạp',
    '{count} lần gửi',
    'deposits.count: "{count} lần gửi" is about deposit: write "nạp".',
  ],
  ['{count} lần nạp', '', 'deposits.count: its text is gone'],
  [
    '<source>입금</source>',
    '<source>충전</source>',
    'deposits.title: was translated from "충전", and is "입금" now.',
  ],
  ['id="deposits.title"', 'id="deposits.titel"', 'deposits.titel: unknown message'],
])('%s as %s is refused', async (right, wrong, fault) => {
  const { language, units } = readXliff(exported.replace(right, wrong))
  expect(() => importTexts([file], language, units, base)).toThrow(fault)
})

test('a file that is not XLIFF of one of the languages is refused', () => {
  expect(() => readXliff(exported.replace('"vi"', '"de"'))).toThrow(
    'target-language is de: it must be one of en, vi, ja, zh-CN, th.',
  )
  expect(() => readXliff('<xliff version="2.0"/>')).toThrow('It holds no <file> of XLIFF 1.2')
  expect(() => readXliff(exported.slice(0, 200))).toThrow()
})
