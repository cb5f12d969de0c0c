const LEADS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(
  ' ',
)
const TAILS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  )
const pairs = (letters: readonly string[]) => letters.filter((letter) => letter.length === 2)

/** Letters that stand alone and are typed with two strokes: an IME merges ㄱㅅ into ㄳ. */
const MERGED = new Map([
  ...pairs(TAILS).map((tail, at) => ['ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ'.charAt(at), tail] as const),
  ...pairs(VOWELS).map((vowel, at) => ['ㅘㅙㅚㅝㅞㅟㅢ'.charAt(at), vowel] as const),
])

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_OF_LEAD = 588
const TAILS_OF_SYLLABLE = 28

const LETTERS = [...'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ']
const KEYS = [...'qwertyuiopasdfghjklzxcvbnmQWERTOP']
const LETTER_OF_KEY = new Map(KEYS.map((key, at) => [key, LETTERS[at] ?? key]))
const KEY_OF_LETTER = new Map(LETTERS.map((letter, at) => [letter, KEYS[at] ?? letter]))

const indexOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? code - FIRST_SYLLABLE : -1
}

const strokesOf = (sign: string): string => {
  const at = indexOf(sign)
  if (at < 0) return MERGED.get(sign) ?? sign
  const lead = LEADS[Math.floor(at / SYLLABLES_OF_LEAD)] ?? ''
  const vowel = VOWELS[Math.floor((at % SYLLABLES_OF_LEAD) / TAILS_OF_SYLLABLE)] ?? ''
  return lead + vowel + (TAILS[at % TAILS_OF_SYLLABLE] ?? '')
}

const leadOf = (sign: string): string => {
  const at = indexOf(sign)
  return at < 0 ? sign : (LEADS[Math.floor(at / SYLLABLES_OF_LEAD)] ?? '')
}

/** The letters of a text as they are typed, one after another: `슬롯` → `ㅅㅡㄹㄹㅗㅅ`. */
export const toStrokes = (text: string): string => [...text].map(strokesOf).join('')

/** The first letter of each syllable: `메가 슬롯` → `ㅁㄱ ㅅㄹ`; everything else stays. */
export const toInitials = (text: string): string => [...text].map(leadOf).join('')

/** Whether a text is made of consonants alone, as in a search by initials. */
export const isInitials = (text: string): boolean =>
  text !== '' && [...toStrokes(text)].every((sign) => LEADS.includes(sign))

/**
 * What the same keys would have written on the other keyboard, in strokes: `tmffht` →
 * `ㅅㅡㄹㄹㅗㅅ`, and back. Case tells ㄱ (r) from ㄲ (R), so give the text as it was typed.
 */
export const onOtherKeyboard = (text: string): string =>
  [...toStrokes(text)]
    .map(
      (sign) =>
        LETTER_OF_KEY.get(sign) ??
        LETTER_OF_KEY.get(sign.toLowerCase()) ??
        KEY_OF_LETTER.get(sign) ??
        sign,
    )
    .join('')
