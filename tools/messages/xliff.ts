import { createRequire } from 'node:module'
import { locales } from '#site/i18n/locales.ts'
import { xmlAttribute, xmlText } from '#site/lib/xml.ts'
import { describeMessage } from './descriptions.ts'
import type { Descriptions } from './descriptions.ts'
import { sourceLanguage } from './message-files.ts'
import type { MessageFile } from './message-files.ts'
import { languages } from './terms.ts'
import type { Catalogs, Language, TermBase } from './terms.ts'

export type Unit = { readonly id: string; readonly source: string; readonly target: string }

const tagOf = (language: Language): string => locales[language].tag

/** XLIFF 1.2 of one language for translation tools: Korean with the current translation, English, and notes. */
export function emitXliff(
  language: Language,
  files: readonly MessageFile[],
  descriptions: Descriptions,
  base: TermBase,
  catalogs: Catalogs,
): string {
  const unitOf = (id: string, file: MessageFile): string => {
    const text = catalogs[language][id]
    const english = catalogs.en[id]
    return [
      `      <trans-unit id="${xmlAttribute(id)}" xml:space="preserve">`,
      `        <source>${xmlText(catalogs[sourceLanguage][id] ?? '')}</source>`,
      text === undefined
        ? '        <target state="needs-translation"/>'
        : `        <target state="translated">${xmlText(text)}</target>`,
      `        <note from="developer">${xmlText(describeMessage(id, file, descriptions, base, catalogs))}</note>`,
      ...(language === 'en' || english === undefined
        ? []
        : [`        <note from="english">${xmlText(english)}</note>`]),
      '      </trans-unit>',
    ].join('\n')
  }
  const parts = files.map(
    (
      file,
    ) => `  <file original="${xmlAttribute(file.path)}" source-language="${tagOf(sourceLanguage)}" target-language="${tagOf(language)}" datatype="plaintext">
    <body>
${Object.keys(file.messages)
  .map((id) => unitOf(id, file))
  .join('\n')}
    </body>
  </file>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
${parts.join('\n')}
</xliff>
`
}

type XmlElement = {
  readonly textContent: string
  readonly getAttribute: (name: string) => string | null
  readonly getElementsByTagNameNS: (namespace: string, name: string) => Iterable<XmlElement>
}
type Jsdom = {
  readonly JSDOM: new (
    text: string,
    options: { readonly contentType: string },
  ) => { readonly window: { readonly document: XmlElement } }
}

/**
 * Parses XLIFF 1.2.
 * @throws when it is malformed or not in a language of the site
 */
export function readXliff(text: string): {
  readonly language: Language
  readonly units: readonly Unit[]
} {
  // jsdom has no types and loads slowly; only imports need it.
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
  const elementsIn = (element: XmlElement, name: string) => [
    ...element.getElementsByTagNameNS('urn:oasis:names:tc:xliff:document:1.2', name),
  ]
  const parts = elementsIn(document, 'file')
  if (parts.length === 0)
    throw new Error('It holds no <file> of XLIFF 1.2: export it in that version.')
  const tags = [...new Set(parts.map((part) => part.getAttribute('target-language') ?? ''))]
  const language = languages.find(
    (candidate) => tagOf(candidate).toLowerCase() === tags[0]?.toLowerCase(),
  )
  if (language === undefined || language === sourceLanguage || tags.length > 1) {
    const knownTags = languages.filter((candidate) => candidate !== sourceLanguage).map(tagOf)
    throw new Error(
      `target-language is ${tags.join(', ')}: it must be one of ${knownTags.join(', ')}.`,
    )
  }
  const units = elementsIn(document, 'trans-unit').map((unit) => ({
    id: unit.getAttribute('id') ?? '',
    source: elementsIn(unit, 'source')[0]?.textContent ?? '',
    target: elementsIn(unit, 'target')[0]?.textContent ?? '',
  }))
  return { language, units }
}
