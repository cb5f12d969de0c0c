import { en } from './words.en.ts'
import { ko } from './words.ko.ts'

export type Words = typeof ko

/** The words of `?lang=`, else of the browser's language, else Korean. */
export function wordsFor(search: URLSearchParams, browserLanguage: string): Words {
  const wanted = search.get('lang') ?? browserLanguage
  return wanted.toLowerCase().startsWith('en') ? en : ko
}

/** The name of something in the language of these words. */
export const nameIn = (words: Words, named: { nameKo: string; nameEn: string }): string =>
  words.locale === 'ko' ? named.nameKo : named.nameEn
