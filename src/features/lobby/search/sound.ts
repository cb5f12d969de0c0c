import { perSign } from './hangul.ts'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const VOWELS = 21
const FINALS = 28

// Romanisation as in Korean names, already folded like `soundOf`.
const initialSounds = 'k k n t t l m p p s s  j j j k t p h'.split(' ')
const vowelSounds = 'a e ya ye o e yo ye o wa we we yo u wo we wi yu u i i'.split(' ')
const finalSounds = ' k k k n n n t l k m l l l p l m p p t t n t t k t p t'.split(' ')

const soundOfSign = perSign((sign) => {
  const syllable = sign.charCodeAt(0) - FIRST_SYLLABLE
  if (syllable < 0 || syllable > LAST_SYLLABLE - FIRST_SYLLABLE) return sign
  const final = syllable % FINALS
  const vowel = ((syllable - final) / FINALS) % VOWELS
  const initial = Math.floor(syllable / FINALS / VOWELS)
  return `${initialSounds[initial] ?? ''}${vowelSounds[vowel] ?? ''}${finalSounds[final] ?? ''}`
})

const withoutDoubles = (sounds: string): string => sounds.replace(/(.)\1+/g, '$1')

/** Romanised Korean, folded like `soundOfLatin`: `황금` → `hwankum`. */
export const soundOfKorean = (text: string): string => withoutDoubles(soundOfSign(text))

/** Folds spellings that vary in romanisation: `hwanggeum` → `hwankum`. */
export const soundOfLatin = (text: string): string =>
  withoutDoubles(
    text
      .replace(/ng/g, 'n')
      .replace(/eo/g, 'o')
      .replace(/eu|oo/g, 'u')
      .replace(/ae|oe/g, 'e')
      .replace(/ee|ui/g, 'i')
      .replace(/sh/g, 's')
      .replace(/ch/g, 'j')
      .replace(/[gq]/g, 'k')
      .replace(/d/g, 't')
      .replace(/[bf]/g, 'p')
      .replace(/r/g, 'l')
      .replace(/z/g, 'j'),
  )
