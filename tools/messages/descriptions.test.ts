import { expect, test } from 'vitest'
import { describeMessage, descriptionFaults, parseDescriptions } from './descriptions.ts'
import { catalogsOf, parseMessageFile } from './message-files.ts'
import { languages, parseTermBase } from './terms.ts'

const descriptions = parseDescriptions(`
kinds: { title: heading }
arguments: { count: how many }
`)

const inAll = (text: string) => languages.map((language) => `    ${language}: '${text}'`).join('\n')
const home = `places:
  home: on the home page
arguments:
  seconds: whole seconds
messages:
  home.title:
${inAll('홈')}
  home.count:
${inAll('{count, plural, other {#}}개, {seconds}초, {left}')}
    note: beside the clock
    arguments: { left: what is left }
`
const read = (text: string) => parseMessageFile('home.messages.yaml', text)

const base = parseTermBase(`
sources: {}
style: { ${languages.map((language) => `${language}: { register: plain, not: [] }`).join(', ')} }
terms: { home: { means: first page, ko: 홈, en: home, vn: chủ, jp: ホーム, cn: 首页, th: หน้าแรก } }
`)

test('a message whose place or argument nothing describes is named with file and line', () => {
  expect(descriptionFaults(descriptions, [read(home)])).toEqual([])
  const more = `${home}  away.title:\n${inAll('{who}')}\n    arguments: { what: nothing }\n`
  expect(descriptionFaults(descriptions, [read(more)])).toEqual([
    'home.messages.yaml:22: away.title: add "away" to places of this file: where the text appears.',
    'home.messages.yaml:22: away.title: add {who} to arguments: what it is.',
    'home.messages.yaml:22: away.title: it has no argument {what}.',
  ])
})

test('a translator sees where a text appears, its arguments and its terms', () => {
  const file = read(home)
  const said = (id: string) => describeMessage(id, file, descriptions, base, catalogsOf([file]))
  expect(said('home.title')).toBe(
    'Where: on the home page. What: heading. Term: ko 홈, en home, vn chủ, jp ホーム, cn 首页, th หน้าแรก.',
  )
  expect(said('home.count')).toBe(
    'Where: on the home page. Note: beside the clock. {count}: how many. {seconds}: whole seconds. {left}: what is left.',
  )
})
