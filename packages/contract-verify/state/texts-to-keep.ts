import { isRecord } from '../../../src/lib/json.ts'
import type { Operation } from '../core/model.ts'
import type { Run } from '../core/run.ts'

/**
 * What backends change when they store it: blanks, letters of several code points in both normal forms (UAX 15),
 * compatibility letters, letters outside the first plane, joined emoji, quotation marks and signs of markup.
 */
const LINE = `  Ａb ﬁ  Zoë Zoe\u0308 각\u1100\u1161\u11a8 ①\u00A0²  "q" 'a' <b>&amp; \\n 50% 😀👨‍👩‍👧 𠮷 ok`

/** Names of the free texts of a request. */
export const freeTextsOf = (run: Run, { requests, request }: Operation): readonly string[] =>
  Object.entries(run.contract.resolve(requests[0] ?? request).properties ?? {})
    .filter(([name]) => run.effects.values[requests[0] ?? request]?.[`/${name}`] === undefined)
    .filter(([, property]) => {
      const { type, enum: values, const: only } = run.contract.resolve(property)
      return type === 'string' && values === undefined && only === undefined
    })
    .map(([name]) => name)

/** A request with the longest allowed texts that reveal changes in storage; a text stays unchanged where none fits. */
export function withTextsToKeep(
  run: Run,
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const schema = operation.requests[0] ?? operation.request
  const { properties = {} } = run.contract.resolve(schema)
  return freeTextsOf(run, operation).reduce((sent, name) => {
    const property = properties[name]
    if (property === undefined || !(name in body)) return sent
    const { maxLength } = run.contract.resolve(property)
    const candidates = [
      lengthened(`${LINE}\n${LINE.trimStart()} `, maxLength),
      lengthened(`${LINE} `, maxLength),
      `${LINE.trim()}`,
    ]
    const fitting = candidates
      .map((text) => ({ ...sent, [name]: text }))
      .find((one) => run.contract.faultsOf(operation.request, one).length === 0)
    return fitting ?? sent
  }, body)
}

/** Extended to the allowed length; keeps its end. */
function lengthened(text: string, most: number | undefined): string {
  const letters = [...text]
  const lacking = Math.min(most ?? 0, 4_000) - letters.length
  return lacking <= 0
    ? letters.slice(0, most).join('')
    : `${letters.slice(0, -4).join('')}${'x'.repeat(lacking)}${letters.slice(-4).join('')}`
}

/** How a text differs from what was sent, in words; null: as sent, or missing. */
export function changedText(
  sent: unknown,
  told: unknown,
  names: readonly string[],
): { readonly name: string; readonly words: string } | null {
  if (!isRecord(sent) || !isRecord(told)) return null
  for (const name of names) {
    const [one, other] = [sent[name], told[name]]
    if (typeof one !== 'string' || typeof other !== 'string') continue
    if (asShown(one) === asShown(other)) continue
    return { name, words: howChanged(one, other) }
  }
  return null
}

/** A text without differences that the contract permits: surrounding blanks, line ends and Unicode normal form. */
const asShown = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim()

function howChanged(sent: string, told: string): string {
  if (sent.startsWith(told)) return `cut to ${[...told].length} of ${[...sent].length} characters`
  if (sent.toLowerCase() === told) return 'in small letters'
  for (const form of ['NFKC', 'NFKD'] as const)
    if (sent.normalize(form) === told) return `in the normal form ${form}`
  const letters = [...sent]
  const others = [...told]
  const at = letters.findIndex((letter, index) => letter !== others[index])
  return `changed from character ${at + 1} on: ${JSON.stringify(others.slice(at, at + 8).join(''))} instead of ${JSON.stringify(letters.slice(at, at + 8).join(''))}`
}
