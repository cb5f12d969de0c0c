import { locales } from '#site/i18n/locales.ts'
import { languages, plainWord } from './terms.ts'
import type { Language, Term, TermBase } from './terms.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: Language): string =>
  names.of(locales[language].tag.split('-')[0] ?? language) ?? language

const wordsOf = (term: Term, language: Language): string =>
  [term[language] ?? [], ...(term.forms[language] ?? []), ...(term.also[language] ?? [])]
    .flat()
    .map(plainWord)
    .join(', ')

const forbiddenOf = (term: Term): string =>
  languages
    .flatMap((language) =>
      Object.entries(term.not[language] ?? {}).map(
        ([word, reason]) => `${language} **${plainWord(word)}**: ${reason}`,
      ),
    )
    .join('; ')

const seenOf = (term: Term): string => {
  const rows = languages.flatMap((language) => {
    const source = term.seen[language]
    return source === undefined ? [] : [`${language} [${source}]`]
  })
  const unseenLanguages = languages.filter(
    (language) => term[language] !== undefined && term.seen[language] === undefined,
  )
  return [
    ...rows,
    ...(unseenLanguages.length > 0 ? [`${unseenLanguages.join(' ')} no source found`] : []),
  ].join('; ')
}

const termItem = (name: string, term: Term): string => {
  const words = languages
    .filter((language) => term[language] !== undefined)
    .map((language) => `${language} ${wordsOf(term, language)}`)
    .join('; ')
  const forbidden = forbiddenOf(term)
  return [
    `- **${name}**: ${term.means}`,
    `  Words: ${words}`,
    ...(forbidden === '' ? [] : [`  Not: ${forbidden}`]),
    `  Seen: ${seenOf(term)}`,
  ].join('\n')
}

export const termsPage = ({ sources, style, terms }: TermBase): string =>
  `# Terms

Written by \`npm run messages\` from [terms.yaml](terms.yaml), which is the place to change. \`npm run messages -- --check\`
holds the catalogs to it: a message whose Korean or English uses a term uses its word in each other language, no
message says a word that is not to be written, and each language keeps its register and punctuation.

## Words

${Object.entries(terms)
  .map(([name, term]) => termItem(name, term))
  .join('\n')}

## Register and punctuation

${languages
  .flatMap((language) => {
    const rules = style[language]
    if (rules === undefined) return []
    const rulesText = rules.not.map(({ say }) => say).join(' ')
    return [`- ${nameOf(language)}: ${rules.register}. Checked: ${rulesText}`]
  })
  .join('\n')}

## Sources

Public texts of the trade in which the usage was seen; nothing was copied from them.

${Object.entries(sources)
  .map(([name, address]) => `- ${name}: <${address}>`)
  .join('\n')}

${Object.entries(sources)
  .map(([name, address]) => `[${name}]: ${address}`)
  .join('\n')}
`
