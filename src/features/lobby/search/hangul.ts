import {
  canBeChoseong,
  convertHangulToQwerty,
  convertQwertyToAlphabet,
  disassemble,
  getChoseong,
} from 'es-hangul'

/** The letters of a text as they are typed, one after another: `슬롯` → `ㅅㅡㄹㄹㅗㅅ`. */
export const toStrokes = (text: string): string => disassemble(text)

/** The first letter of each syllable: `메가 슬롯` → `ㅁㄱ ㅅㄹ`; everything else stays. */
export const toInitials = (text: string): string =>
  [...text].map((sign) => getChoseong(sign) || sign).join('')

/** Whether a text is made of consonants alone, as in a search by initials. */
export const isInitials = (text: string): boolean =>
  text !== '' && [...toStrokes(text)].every(canBeChoseong)

/**
 * What the same keys would have written on the other keyboard, in strokes: `tmffht` →
 * `ㅅㅡㄹㄹㅗㅅ`, and back. Case tells ㄱ (r) from ㄲ (R), so give the text as it was typed.
 */
export const onOtherKeyboard = (text: string): string =>
  [...toStrokes(text)]
    .map((sign) =>
      /[a-z]/i.test(sign) ? convertQwertyToAlphabet(sign) : convertHangulToQwerty(sign),
    )
    .join('')
