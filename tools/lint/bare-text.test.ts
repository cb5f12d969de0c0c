import * as parser from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { bareText } from './bare-text.ts'

const linter = new Linter()

const lint = (code: string, fixes = false) => {
  const config = [
    {
      files: ['**/*.tsx'],
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { local: { rules: { bareText } } },
      rules: { 'local/bareText': 'error' },
    },
  ] as unknown as Linter.Config[]
  return fixes
    ? linter.verifyAndFix(code, config, 'part.tsx').output
    : linter.verify(code, config, 'part.tsx').map(({ messageId }) => messageId)
}

test.each([
  ['a translated text', '<p>{t("a")}{isOld && <b />}</p>'],
  ['a literal', '<p>Sum: {isOld ? <b /> : null}</p>'],
  ['a template', '<p>{`${sum} won`}<b /></p>'],
  ['a text behind a condition', '<p>{isOld && t("a")}<b /></p>'],
  ['one of two texts', '<p><b />{isOld ? <i /> : "new"}</p>'],
  ['a text before a blank', '<p>{t("a")} </p>'],
  ['a text among the items of a list', '<p>{t("a")}{items.map((one) => <b />)}</p>'],
])('R-ACCT-02 %s beside siblings is refused', (_, code) => {
  expect(lint(code)).toEqual(['beside'])
})

test.each([
  ['a prop of any content', 'const A = ({ icon }: { icon: ReactNode }) => <p>{icon}<b /></p>'],
  ['a property', '<p>{player.level}<b /></p>'],
  ['a call', '<p>{format(sum)}<b /></p>'],
  ['a prop of an imported type', 'const A = ({ icon }: Props) => <p>{icon}<b /></p>'],
])('R-ACCT-02 %s that may be a text is refused beside siblings', (_, code) => {
  expect(lint(code)).toEqual(['maybe'])
})

test.each([
  ['a fragment', '<>{t("a")}</>', 'alone'],
  ['a list of texts', '<p>{items.map((one) => t(one))}</p>', 'alone'],
  ['a component', 'const Range = () => t("a")', 'returned'],
  [
    'a component with branches',
    'function Range() { if (a) return <b />; return names.join() }',
    'returned',
  ],
])('R-ACCT-02 %s without an element for its text is refused', (_, code, messageId) => {
  expect(lint(code)).toEqual([messageId])
})

test.each([
  ['the only text of an element', '<p>{t("a")}</p>'],
  ['a text in one branch, alone', '<p>{isOld ? t("a") : <b />}</p>'],
  ['elements and blanks', '<p><b /> <i />{" "}{isOld && <u />}</p>'],
  ['elements from a list', '<ul>{items.map((one) => <li>{one}</li>)}<li /></ul>'],
  ['a local element', 'const A = () => { const foot = <b />; return <p>{foot}<i /></p> }'],
  [
    'a local function of elements',
    'const row = (name: string) => <b>{name}</b>; <p>{row("a")}<i /></p>',
  ],
  [
    'a prop of elements',
    'type Props = { icon?: Elements }; const A = ({ icon }: Props) => <p>{icon}<b /></p>',
  ],
  [
    'props taken apart',
    'const A = (props: { end: Elements }) => { const { end } = props; return <p>{end}<b /></p> }',
  ],
  ['a function prop', 'const A = ({ row }: { row: () => Elements }) => <p>{row()}<b /></p>'],
])('R-ACCT-02 %s passes', (_, code) => {
  expect(lint(code)).toEqual([])
})

test('R-ACCT-02 a text is wrapped by the fix', () => {
  expect(lint('<p>\n  {t("a")}\n  {isOld && <b />}\n</p>', true)).toBe(
    '<p>\n  <span>{t("a")}</span>\n  {isOld && <b />}\n</p>',
  )
})
