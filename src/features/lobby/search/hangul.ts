import {
  canBeChoseong,
  convertHangulToQwerty,
  convertQwertyToAlphabet,
  disassemble,
  getChoseong,
} from 'es-hangul'

/** Names are made of some hundred syllables, and taking one apart costs. */
export const perSign = (read: (sign: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>()
  const once = (sign: string): string => {
    const found = known.get(sign) ?? read(sign)
    known.set(sign, found)
    return found
  }
  return (text) => {
    let result = ''
    for (const sign of text) result += once(sign)
    return result
  }
}

/** The letters of a text as they are typed, one after another: `슬롯` → `ㅅㅡㄹㄹㅗㅅ`. */
export const toStrokes = perSign(disassemble)

/** The first letter of each syllable: `메가 슬롯` → `ㅁㄱ ㅅㄹ`; everything else stays. */
export const toInitials = perSign((sign) => getChoseong(sign) || sign)

/** Whether a text is made of consonants alone, as in a search by initials. */
export const isInitials = (text: string): boolean =>
  text !== '' && [...toStrokes(text)].every(canBeChoseong)

/**
 * What the same keys would have written on the other keyboard, in strokes: `tmffht` →
 * `ㅅㅡㄹㄹㅗㅅ`, and back. Case tells ㄱ (r) from ㄲ (R), so give the text as it was typed.
 */
export const onOtherKeyboard = perSign((sign) =>
  /[a-z]/i.test(sign)
    ? toStrokes(convertQwertyToAlphabet(sign))
    : Array.from(toStrokes(sign), convertHangulToQwerty).join(''),
)
