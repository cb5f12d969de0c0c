import type { ChartState, ChartTransition } from './chart.model.ts'

export type WordKind = 'event' | 'time' | 'guard' | 'action' | 'mark'
export type Word = { readonly kind: WordKind; readonly text: string }
export type Line = readonly Word[]

/** A monospaced font, whose widths are known without a browser. */
export const TEXT = {
  charWidth: 6.7,
  lineHeight: 15,
  titleCharWidth: 7.9,
  titleHeight: 20,
} as const

const listed = (kind: WordKind, items: readonly string[]): readonly Word[] =>
  items.map((text, index) => ({ kind, text: index < items.length - 1 ? `${text},` : text }))

export const lengthOf = (line: Line): number =>
  line.reduce((length, { text }) => length + text.length + 1, -1)

const INDENT: Word = { kind: 'mark', text: ' ' }

function wrap(words: readonly Word[], width: number): readonly Line[] {
  const lines: Word[][] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined) lines.push([word])
    else if (lengthOf(last) + 1 + word.text.length <= width) last.push(word)
    else lines.push([INDENT, word])
  }
  return lines
}

/** `after actorTimeout 45 s [isChecking] / loseConnection, publishMiss`. */
export function transitionLines(
  transition: ChartTransition,
  width: number,
  targets: 'with target' | 'without target' = 'without target',
): readonly Line[] {
  const { event, time, guard, actions, target, isReentry, isIgnored } = transition
  const isNamed = targets === 'with target' && target !== null && !isReentry
  return wrap(
    [
      ...(isReentry ? [{ kind: 'mark', text: '↻' } as const] : []),
      { kind: 'event', text: event },
      ...(time === null ? [] : [{ kind: 'time', text: time } as const]),
      ...(guard === null ? [] : [{ kind: 'guard', text: `[${guard}]` } as const]),
      ...(isNamed ? [{ kind: 'mark', text: `→ ${target}` } as const] : []),
      ...(actions.length === 0 ? [] : [{ kind: 'mark', text: '/' } as const]),
      ...listed('action', actions),
      ...(isIgnored ? [{ kind: 'mark', text: 'ignored' } as const] : []),
    ],
    width,
  )
}

/** What a state does while it lasts: `entry / askLeader`, `calls checkHealth`, `shows msg2003`. */
export function stateLines(state: ChartState, width: number): readonly Line[] {
  const row = (name: string, items: readonly string[]): readonly Line[] =>
    items.length === 0
      ? []
      : wrap([{ kind: 'mark', text: name }, ...listed('action', items)], width)
  return [
    ...row('entry /', state.entry),
    ...row('exit /', state.exit),
    ...row('runs', state.actors),
    ...row('shows', state.dialog === null ? [] : [state.dialog]),
  ]
}
