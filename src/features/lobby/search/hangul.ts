import {
  canBeChoseong,
  convertHangulToQwerty,
  convertQwertyToAlphabet,
  disassemble,
  getChoseong,
} from 'es-hangul'

/** Caches each sign, because names consist of some hundred syllables and decomposing is expensive. */
export const perSign = (read: (sign: string) => string): ((text: string) => string) => {
  const cache = new Map<string, string>()
  const once = (sign: string): string => {
    const strokes = cache.get(sign) ?? read(sign)
    cache.set(sign, strokes)
    return strokes
  }
  return (text) => {
    let result = ''
    for (const sign of text) result += once(sign)
    return result
  }
}

/** Letters in typing order: `슬롯` → `ㅅㅡㄹㄹㅗㅅ`. */
export const toStrokes = perSign(disassemble)

/** First letter of each syllable: `메가 슬롯` → `ㅁㄱ ㅅㄹ`; other characters stay. */
export const toInitials = perSign((sign) => getChoseong(sign) || sign)

/** Whether a text has only consonants, as in a search by initials. */
export const isInitials = (text: string): boolean =>
  text !== '' && [...toStrokes(text)].every(canBeChoseong)

/**
 * What the same keys would type in the other keyboard layout, in strokes: `tmffht` → `ㅅㅡㄹㄹㅗㅅ`, and back. Case
 * distinguishes ㄱ (r) from ㄲ (R), so pass the typed text.
 */
export const onOtherKeyboard = perSign((sign) =>
  /[a-z]/i.test(sign)
    ? toStrokes(convertQwertyToAlphabet(sign))
    : Array.from(toStrokes(sign), convertHangulToQwerty).join(''),
)
