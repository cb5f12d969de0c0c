import type { AnswerCheck } from './answer-check.ts'

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /<\s*(script|iframe|object|embed|applet|frame|frameset|meta|link|base|style|svg|math|form|input|button|template|noscript|audio|video)\b/i,
    'an element that runs, loads or asks for something',
  ],
  [/<[a-z][^<>]*[\s"'/]on[a-z]+\s*=/i, 'a handler of events'],
  [
    /(href|src|action|formaction|xlink:href)\s*=\s*["']?\s*(javascript|vbscript|data)\s*:/i,
    'a link that runs a script',
  ],
]

/** Text values of an answer, with their pointers. */
function* textsIn(value: unknown, at = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value]
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, `${at}/${name}`)
}

export const textsAreHarmless: AnswerCheck = {
  id: 'texts-are-harmless',
  title: 'No text holds markup that runs in a page',
  find({ call, received }) {
    if (received.status !== 200 || !received.text.includes('<')) return []
    const sent = call.sent.text ?? ''
    return [...textsIn(call.json)]
      .flatMap(([pointer, text]) => {
        const what = SIGNS.find(([sign]) => sign.test(text))?.[1]
        // What a member wrote may come back to the same member.
        if (what === undefined || sent.includes(JSON.stringify(text).slice(1, -1))) return []
        return [{ pointer, message: `${pointer} has ${what}` }]
      })
      .slice(0, 1)
  },
}
