import type { AnswerCheck } from './answer-check.ts'

/** Markup that runs in a page; the contract lets operators write any other. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/<\s*(script|object|embed|applet)\b/i, 'an element that runs'],
  [/<[a-z][^<>]*[\s"'/]on[a-z]+\s*=/i, 'a handler of events'],
  [
    /(href|src|action|formaction|xlink:href)\s*=\s*["']?\s*(javascript|vbscript|data:text\/html)/i,
    'a link that runs a script',
  ],
]

/** An address, whose form the schema checks. */
const ADDRESS = /^(https?|data|blob|file|javascript|vbscript):/i

function* textsIn(value: unknown, at = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value]
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, `${at}/${name}`)
}

export const textsAreHarmless: AnswerCheck = {
  id: 'texts-are-harmless',
  title: 'No text of an operator contains markup that runs in a page',
  find({ call, received, written }) {
    if (received.status !== 200 || !received.text.includes('<')) return []
    const found = [...textsIn(call.json)].flatMap(([pointer, text]) => {
      const what = SIGNS.find(([sign]) => sign.test(text))?.[1]
      const name = pointer.split('/').at(-1) ?? ''
      // Texts written by members are plain text and are returned unchanged.
      if (what === undefined || written.has(name) || ADDRESS.test(text)) return []
      return [{ pointer, message: `${pointer} has ${what}` }]
    })
    return found.slice(0, 1)
  },
}
