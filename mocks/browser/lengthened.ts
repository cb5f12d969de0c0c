const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúcçnñyýsšzžAÁEÉIÍOÓUÚCÇNÑYÝSŠZŽ'.matchAll(/(.)(.)/g)].map(([, plain, accented]) => [
    plain,
    accented,
  ]),
)

/** Text with accents, about 40 % longer, in brackets that show where it is cut. */
export function lengthen(text: string): string {
  const letters = text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter)
  if (letters.trim() === '') return letters
  const more = Math.ceil(letters.trim().length * 0.4) - 2
  const filler = 'öner twö thrée föur fivé šix ševén éight niñé téñ '.repeat(1 + more / 50)
  return more > 0 ? `[${letters} ${filler.slice(0, more).trim()}]` : `[${letters}]`
}

function lengthenedMessage(message: unknown): unknown {
  if (typeof message === 'string') return lengthen(message)
  if (Array.isArray(message)) return message.map(lengthenedPart)
  return message
}

function lengthenedPart(part: Record<string, unknown>): unknown {
  const { type, value, options, children } = part
  if (type === 0 && typeof value === 'string') return { ...part, value: lengthen(value) }
  if (Array.isArray(children)) return { ...part, children: children.map(lengthenedPart) }
  if (typeof options !== 'object' || options === null) return part
  const longer = Object.entries(options as Record<string, { value: unknown }>).map(
    ([name, option]) => [name, { ...option, value: lengthenedMessage(option.value) }],
  )
  return { ...part, options: Object.fromEntries(longer) as unknown }
}

export const lengthenedCatalog = (
  messages: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, lengthenedMessage(message)]),
  )
