import { en } from './words.en.ts'
import { ko } from './words.ko.ts'

export type Words = typeof ko

/** Texts for `?lang=`, else Korean; the browser's languages are ignored (R-I18N-01). */
export function wordsFor(search: URLSearchParams): Words {
  return search.get('lang') === 'en' ? en : ko
}

/** A name in the language of these texts. */
export const nameIn = (words: Words, named: { nameKo: string; nameEn: string }): string =>
  words.locale === 'ko' ? named.nameKo : named.nameEn
