import type { Document, LineCounter, YAMLError } from 'yaml'

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

const INDENTATION_ADVICE =
  'indent by two spaces for each level, begin all steps with a dash in the same column, and end each name with a colon'

/** A name, a colon, and a text with another colon. */
const TWO_COLONS = /^\s*(?:- )*([\w ]+): +([^'"[{|>].*:(?: .*)?)$/

/** The fault in a line, and its correction. */
function adviceFor({ code, message }: YAMLError, line: string, rest: string): string {
  const [, name = '', text = ''] = TWO_COLONS.exec(line) ?? []
  if (code === 'TAB_AS_INDENT') return `tabs cannot indent: ${INDENTATION_ADVICE}.`
  if (code === 'DUPLICATE_KEY') {
    const [key = ''] = /^[^:,}\n]+/.exec(rest) ?? []
    return `"${key.trim()}" appears twice in the same place: remove one.`
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && text !== '')
    return `a text that contains a colon needs quotes: ${name}: ${quote(text)}`
  const [, bracket = ''] = /end with an? ([}\]])/.exec(message) ?? []
  if (bracket !== '') return `a ${bracket} is missing: close what an earlier line opens.`
  const indentation = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT']
  if (indentation.includes(code))
    return `the indentation is wrong here or in the line before: ${INDENTATION_ADVICE}.`
  const [first = ''] = message.split('\n')
  return first
    .replace(/ at line \d+, column \d+:?$/, '.')
    .replace(/^\w/, (letter) => letter.toLowerCase())
}

/** The errors of invalid YAML: the first, and those about names; others follow from the first. */
export function yamlFaults(text: string, { errors }: Document, lines: LineCounter): string[] {
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  const textLines = text.split('\n')
  return errors
    .filter((error) => error === first || error.code === 'DUPLICATE_KEY')
    .map((error) => {
      const [start] = error.pos
      const { line, col } = lines.linePos(start)
      const advice = adviceFor(error, textLines[line - 1] ?? '', text.slice(start))
      return `${line}: column ${col}: ${advice}`
    })
}
