import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  catalogsOf,
  MessageFileError,
  parseMessageFile,
  messageLocations,
  readMessageFiles,
  formatMessageFile,
  withTexts,
} from './message-files.ts'
import { assignParts } from './parts.ts'
import type { Screen } from './parts.ts'

const comp = `# Comp points.
places:
  comp: on the page of comp points

messages:
  comp.title:
    ko: 콤프
    vn: 'Điểm: thưởng'
    note: heading

  comp.lead:
    ko: '#1'
    en: One
    part: rest
`
const read = (text: string, path = 'src/comp.messages.yaml') => parseMessageFile(path, text)

test('a file has texts for each language and their places', () => {
  const file = read(comp)
  expect(catalogsOf([file])).toEqual({
    ko: { 'comp.lead': '#1', 'comp.title': '콤프' },
    en: { 'comp.lead': 'One' },
    vn: { 'comp.title': 'Điểm: thưởng' },
    jp: {},
    cn: {},
    th: {},
  })
  const { where } = messageLocations([file])
  expect([where('comp.title', 'vn'), where('comp.title', 'th'), where('comp.lead')]).toEqual([
    'src/comp.messages.yaml:8',
    'src/comp.messages.yaml:6',
    'src/comp.messages.yaml:11',
  ])
})

test('messages are written sorted, all else stays', () => {
  const [head = '', title = '', lead = ''] = comp.split(/(?=\n {2}comp\.)/)
  const sorted = `${head}${lead.replace(/^\n/, '').trimEnd()}\n\n${title.trim().replace(/^/, '  ')}\n`
  expect(formatMessageFile(read(comp))).toBe(
    sorted.replace('messages:', 'messages:\n').replace('\n\n  comp.lead', '\n  comp.lead'),
  )
  expect(formatMessageFile(read(formatMessageFile(read(comp))))).toBe(formatMessageFile(read(comp)))
})

test('an imported text is inserted in the order of languages, and no other line changes', () => {
  const changed = withTexts(read(comp), 'en', { 'comp.title': 'Yes: "points"', 'else.title': 'x' })
  const lines = changed.document.toString({ lineWidth: 0, singleQuote: true }).split('\n')
  expect(lines.filter((line) => !comp.split('\n').includes(line))).toEqual([
    `    en: 'Yes: "points"'`,
  ])
  expect(catalogsOf([changed]).en).toEqual({ 'comp.lead': 'One', 'comp.title': 'Yes: "points"' })
  expect(lines.indexOf(`    en: 'Yes: "points"'`)).toBe(lines.indexOf('    ko: 콤프') + 1)
})

test.each([
  ['    ko: 콤프', '    ko: 5', 'src/comp.messages.yaml:7: messages › comp.title › ko: '],
  ['    vn: ', '    xx: ', 'src/comp.messages.yaml:6: messages › comp.title: '],
  ['part: rest', 'part: later', 'src/comp.messages.yaml:14: messages › comp.lead › part: '],
  ['  comp.lead:', '  comp.title:', 'src/comp.messages.yaml:11: Map keys must be unique'],
  ['places:', 'place:', 'src/comp.messages.yaml: places: '],
])('%s as %s is refused with file and line', (right, wrong, fault) => {
  expect(() => read(comp.replace(right, wrong))).toThrow(fault)
})

test('what is no YAML is refused once, by its first place', () => {
  const long = comp + '  comp.later:\n    ko: 콤프\n'.repeat(100)
  const faultsOf = (text: string): readonly string[] => {
    try {
      read(text)
      return []
    } catch (error) {
      if (error instanceof MessageFileError) return error.faults
      throw error
    }
  }
  expect(faultsOf(long.replace('ko: 콤프', 'ko: "콤프'))).toEqual([
    expect.stringMatching(/^src\/comp\.messages\.yaml:\d+: /),
  ])
  expect(faultsOf(long.replace('    vn:', '   vn:'))).toEqual([
    expect.stringMatching(/^src\/comp\.messages\.yaml:[78]: /),
  ])
})

test('a message of two files is refused with both places', async () => {
  const top = await mkdtemp(join(tmpdir(), 'messages-'))
  onTestFinished(() => rm(top, { recursive: true }))
  for (const name of ['src/a/one.messages.yaml', 'src/b/two.messages.yaml']) {
    await mkdir(dirname(join(top, name)), { recursive: true })
    await writeFile(join(top, name), comp)
  }
  expect(() => readMessageFiles(top)).toThrow(
    'src/b/two.messages.yaml:6: comp.title is in src/a/one.messages.yaml:6 too.',
  )
})

const screen = (
  path: `/${string}`,
  access: 'guest' | 'member',
  messages: readonly string[],
): Screen => ({ file: `${path}.screen.ts`, screen: { path, access, messages } })
const group = (name: string, head = '') =>
  read(`${head}${comp.replaceAll('comp.', `${name}.`)}`, `${name}.messages.yaml`)

test('a group is loaded with the first page that needs it, except messages with their own part', () => {
  const files = [group('home'), group('login'), group('comp'), group('dialogs', 'part: member\n')]
  const screens = [
    screen('/', 'guest', ['home']),
    screen('/login', 'guest', ['login']),
    screen('/comp', 'member', ['comp', 'login', 'home']),
  ]
  const { partOf, faults } = assignParts(files, screens)
  expect(files.map((file) => partOf(`${file.group}.title`))).toEqual([
    'first',
    'rest',
    'member',
    'member',
  ])
  expect(partOf('comp.lead')).toBe('rest')
  expect(faults).toEqual(['login.messages.yaml:14: login.lead: the whole file has this part.'])
})

test('a group that comes too late, that no screen needs, or that is not there, is named', () => {
  const files = [group('comp', 'part: member\n'), group('away')]
  const screens = [screen('/register', 'guest', ['comp', 'cmop'])]
  expect(assignParts(files, screens).faults).toEqual([
    '/register.screen.ts: messages names cmop, and there is no cmop.messages.yaml in src.',
    'comp.messages.yaml:1: part: member comes too late for /register.screen.ts, which needs the group.',
    'away.messages.yaml: no *.screen.ts needs the group away: name it there under messages, or write part: first | rest | member here.',
  ])
})

test('menu labels are loaded with the first page', () => {
  const screens = [screen('/comp', 'member', ['comp'])].map((entry) => ({
    ...entry,
    screen: { ...entry.screen, menu: { order: 1, label: 'comp.title', icon: 'CompIcon' } },
  }))
  expect(assignParts([group('comp')], screens).faults).toEqual([
    '/comp.screen.ts: comp.title is on every page: write part: first at the message.',
  ])
})
