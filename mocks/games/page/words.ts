import { en } from './words.en.ts'
import { ko } from './words.ko.ts'

export type Words = typeof ko

/** The words of `?lang=`, else Korean; the browser's languages do not count (R-I18N-01). */
export function wordsFor(search: URLSearchParams): Words {
  return search.get('lang') === 'en' ? en : ko
}

/** The name of something in the language of these words. */
export const nameIn = (words: Words, named: { nameKo: string; nameEn: string }): string =>
  words.locale === 'ko' ? named.nameKo : named.nameEn
