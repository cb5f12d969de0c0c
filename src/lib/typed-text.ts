/** Emoji keep their joiners and variation selectors. */
const INVISIBLE =
  /(\p{ExtPict}[\p{EMod}\uFE0F]*(?:\u200D\p{ExtPict}[\p{EMod}\uFE0F]*)*)|\p{Default_Ignorable_Code_Point}+/gu

/**
 * Text as it is sent from every field except passwords: composed (NFC), without characters that show nothing, such as
 * zero-width spaces, and without surrounding blanks (R-REG-01).
 */
export const typedText = (text: string): string =>
  text.replaceAll(INVISIBLE, '$1').normalize('NFC').trim()
