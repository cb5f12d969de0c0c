import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en as gameWordsEn, ko as gameWordsKo } from '#mocks/games/page/game-texts.ts'
import { forbiddenWordFaults, termFaults } from './term-faults.ts'
import { languages, parseTermBase } from './terms.ts'
import type { Catalogs, Language } from './terms.ts'

const fixture = `
sources: { operator: 'https://example.com/help' }
style:
  ko: { register: 해요체, not: [{ match: '니다\\.$', say: say it in 해요체. }] }
  en: { register: plain, not: [] }
  vn: { register: polite, not: [] }
  jp: { register: です・ます, not: [] }
  cn: { register: to 您, not: [] }
  th: { register: polite, not: [] }
terms:
  deposit:
    means: money that a member pays in
    ko: 입금
    en: deposit
    vn: nạp
    jp: 入金
    cn: 存款
    th: ฝาก
    not: { cn: { 充值: one word for it }, en: { top up: one word for it } }
    seen: { ko: operator }
`

const good: Partial<Record<Language, string>> = {
  ko: '입금했어요.',
  en: 'Deposited.',
  vn: 'Đã nạp.',
  jp: '入金しました。',
  cn: '已存款。',
  th: 'ฝากแล้ว',
}

const catalogsOf = (texts: Partial<Record<Language, string>>, id = 'deposits.done') =>
  Object.fromEntries(
    languages.map((language) => [language, { [id]: texts[language] }]),
  ) as unknown as Catalogs

const base = parseTermBase(fixture)
const where = (_: string, language: Language) => `deposits.messages.yaml:${language}`

test('texts with the terms of the term base have no error', () => {
  expect(termFaults(base, catalogsOf(good), where)).toEqual([])
})

test.each<[string, Partial<Record<Language, string>>, string]>([
  [
    'a language lacks the word',
    { vn: 'Đã gửi.' },
    'deposits.messages.yaml:vn: deposits.done: "Đã gửi." is about deposit: write "nạp".',
  ],
  [
    'Korean lacks what English says',
    { ko: '했어요.' },
    'deposits.messages.yaml:ko: deposits.done: "했어요." is about deposit: write "입금".',
  ],
  [
    'a forbidden word is used',
    { cn: '已存款（充值）。' },
    'deposits.messages.yaml:cn: deposits.done: "已存款（充值）。" says "充值": write "存款" (one word for it).',
  ],
  [
    'another register',
    { ko: '입금했습니다.' },
    'deposits.messages.yaml:ko: deposits.done: "입금했습니다.": say it in 해요체.',
  ],
  [
    'another mark at the end',
    { jp: '入金しました' },
    'deposits.messages.yaml:jp: deposits.done: "入金しました" ends with no mark, in Korean with a full stop.',
  ],
])('%s: the error names file, message, text and remedy', (_what, texts, fault) => {
  expect(termFaults(base, catalogsOf({ ...good, ...texts }), where)).toEqual([fault])
})

test('a style rule applies only to the messages that it names', () => {
  const rule = "{ match: '니다\\.$', outside: [deposits, register.done], say: say it in 해요체. }"
  const formal = "{ match: '요\\.$', within: [deposits, register.done], say: say it in 합니다체. }"
  const registers = parseTermBase(fixture.replace(/\{ match.*?\}/, () => `${rule}, ${formal}`))
  const faultsOf = (id: string, ko: string) =>
    termFaults(registers, catalogsOf({ ...good, ko }, id), where)
  for (const id of ['deposits.done', 'deposits', 'register.done.text']) {
    expect(faultsOf(id, '입금했습니다.')).toEqual([])
    expect(faultsOf(id, '입금했어요.')).toHaveLength(1)
  }
  for (const id of ['depositsOf.done', 'register.doneToo', 'home.help']) {
    expect(faultsOf(id, '입금했어요.')).toEqual([])
    expect(faultsOf(id, '입금했습니다.')).toHaveLength(1)
  }
})

test('a title has no full stop', () => {
  expect(termFaults(base, catalogsOf(good, 'deposits.title'), where)).toEqual(
    languages
      .filter((language) => language !== 'th')
      .map(
        (language) =>
          `deposits.messages.yaml:${language}: deposits.title: "${good[language]}": a title has no full stop.`,
      ),
  )
})

test('a message may use another term with a reason, as long as it does', () => {
  const freely = parseTermBase(`${fixture}    freely: { deposits.done: the title says it }\n`)
  expect(termFaults(freely, catalogsOf({ ...good, vn: 'Đã gửi.' }), where)).toEqual([])
  expect(termFaults(freely, catalogsOf(good), where)).toEqual([
    'docs/terms.yaml: deposit: deposits.done needs no reason of its own any more.',
  ])
})

test('terms do not match in names of arguments or within longer words', () => {
  const texts = { ...good, en: 'Deposited, {top} up; {count, plural, other {# stop ups}}.' }
  expect(termFaults(base, catalogsOf(texts), where)).toEqual([])
  expect(termFaults(base, catalogsOf({ ...texts, en: 'Deposits: top up.' }), where)).toHaveLength(1)
})

const site = parseTermBase(readFileSync(new URL('../../docs/terms.yaml', import.meta.url), 'utf8'))

test.each<[Language, readonly string[]]>([
  [
    'ko',
    ['직접 계좌 이체', '최근 이용 내역', '처리 대기', '알려진 전체', '내 돈의 흐름', '보유 금액'],
  ],
  ['en', ['Time check', 'All that is known', 'Your money so far', 'Ask for the account']],
  ['vn', ['Chuyển vào game', 'Hỏi tài khoản', 'Toàn bộ đã biết', 'Dòng tiền của bạn']],
  ['jp', ['利用休止', '残高の振替', '口座を問い合わせる', '利用時間の確認', 'お金の出入り']],
  ['cn', ['转账', '游戏余额', '咨询账户', '时间提醒', '已知全部']],
  ['th', ['ส่งคำขอฝาก', 'ตั้งวงเงิน', 'สอบถามบัญชี', 'ทั้งหมดที่ทราบ']],
])('words that no site of the trade uses are refused in %s: %j', (language, texts) => {
  for (const text of texts) {
    const faults = Object.values(site.terms).flatMap((term) =>
      forbiddenWordFaults(term, language, { 'a.b': text }, () => 'file'),
    )
    expect(faults, text).toHaveLength(1)
  }
})

test.each<[Language, string, string]>([
  ['ko', 'deposits.done.title', '입금을 신청했어요'],
  ['ko', 'outcome.still-waiting', '앞선 신청이 아직 대기 중이에요.'],
  ['ko', 'register.confirm.age', '저는 만 {age}세 이상이에요.'],
  ['ko', 'lobby.search.count', '{count}개를 찾았습니다'],
  ['en', 'reset.page.lead', 'What you told us when you registered.'],
  ['en', 'reset.refusal.not-found', 'No member has these details.'],
  ['en', 'register.confirm.error', 'Tick it.'],
])('a phrase of another register is refused in %s: %s', (language, id, text) => {
  const texts = Object.fromEntries(
    languages.map((catalogLanguage) => [catalogLanguage, { [id]: text }]),
  ) as Catalogs
  const faults = termFaults({ ...site, terms: {} }, texts, (_, quoted) => quoted)
  const said = site.style[language]?.not.map(({ say }) => say)
  const own = faults.filter((fault) => fault.startsWith(`${language}: `))
  expect(own).toEqual([expect.stringContaining(id)])
  expect(said?.some((say) => own[0]?.endsWith(say))).toBe(true)
})

const textsIn = (value: unknown, path = ''): Record<string, string> => {
  if (typeof value === 'string') return { [path]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => textsIn(inner, `${path}.${name}`)),
  ) as Record<string, string>
}

test.each<[Language, unknown]>([
  ['ko', gameWordsKo],
  ['en', gameWordsEn],
])('the demo game uses the terms of the site in %s', (language, words) => {
  const { terms } = site
  const texts = textsIn(words)
  expect(Object.keys(texts).length).toBeGreaterThan(20)
  expect(
    Object.values(terms).flatMap((term) =>
      forbiddenWordFaults(term, language, texts, () => 'game'),
    ),
  ).toEqual([])
})
