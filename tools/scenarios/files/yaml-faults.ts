import type { Document, LineCounter, YAMLError } from 'yaml'

const inQuotes = (text: string): string => `'${text.replaceAll("'", "''")}'`

const SPACES =
  'indent by two spaces for each level, begin all steps with a dash in the same column, and end each name with a colon'

/** A name, a colon, and a text with another colon. */
const twoColons = /^\s*(?:- )*([\w ]+): +([^'"[{|>].*:(?: .*)?)$/

/** The fault in a line, and its correction. */
function adviceFor({ code, message }: YAMLError, line: string, rest: string): string {
  const [, name = '', text = ''] = twoColons.exec(line) ?? []
  if (code === 'TAB_AS_INDENT') return `tabs cannot indent: ${SPACES}.`
  if (code === 'DUPLICATE_KEY') {
    const [key = ''] = /^[^:,}\n]+/.exec(rest) ?? []
    return `"${key.trim()}" appears twice in the same place: remove one.`
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && text !== '')
    return `a text that contains a colon needs quotes: ${name}: ${inQuotes(text)}`
  const [, bracket = ''] = /end with an? ([}\]])/.exec(message) ?? []
  if (bracket !== '') return `a ${bracket} is missing: close what an earlier line opens.`
  const indentation = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT']
  if (indentation.includes(code))
    return `the indentation is wrong here or in the line before: ${SPACES}.`
  const [first = ''] = message.split('\n')
  return first
    .replace(/ at line \d+, column \d+:?$/, '.')
    .replace(/^\w/, (one) => one.toLowerCase())
}

/** The errors of invalid YAML: the first, and those about names; others follow from the first. */
export function yamlFaults(text: string, { errors }: Document, lines: LineCounter): string[] {
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  const written = text.split('\n')
  return errors
    .filter((error) => error === first || error.code === 'DUPLICATE_KEY')
    .map((error) => {
      const [start] = error.pos
      const { line, col } = lines.linePos(start)
      const words = adviceFor(error, written[line - 1] ?? '', text.slice(start))
      return `${line}: column ${col}: ${words}`
    })
}
