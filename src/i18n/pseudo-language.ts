const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúcçnñyýsšzžAÁEÉIÍOÓUÚCÇNÑYÝSŠZŽ'.matchAll(/(.)(.)/g)].map(
    ([, letter, accentedLetter]) => [letter, accentedLetter],
  ),
)

/** Text with accents, about 40 % longer, in brackets that show where it is cut. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter)
  if (letters.trim() === '') return letters
  const fillerLength = Math.ceil(letters.trim().length * 0.4) - 2
  const filler = 'öner twö thrée föur fivé šix ševén éight niñé téñ '.repeat(1 + fillerLength / 50)
  return fillerLength > 0 ? `[${letters} ${filler.slice(0, fillerLength).trim()}]` : `[${letters}]`
}

function pseudoMessage(message: unknown): unknown {
  if (typeof message === 'string') return pseudoText(message)
  if (Array.isArray(message)) return message.map(pseudoPart)
  return message
}

function pseudoPart(part: Record<string, unknown>): unknown {
  const { type, value, options, children } = part
  if (type === 0 && typeof value === 'string') return { ...part, value: pseudoText(value) }
  if (Array.isArray(children)) return { ...part, children: children.map(pseudoPart) }
  if (typeof options !== 'object' || options === null) return part
  const longer = Object.entries(options as Record<string, { value: unknown }>).map(
    ([name, option]) => [name, { ...option, value: pseudoMessage(option.value) }],
  )
  return { ...part, options: Object.fromEntries(longer) as unknown }
}

export const pseudoCatalog = (
  messages: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]))
