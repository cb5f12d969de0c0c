import type { SettledRound } from '../game-api.model.ts'
import { drawSymbol, paylines, REELS, ROWS, slotSymbols } from '../../rules/slot.ts'
import type { LineWin, SlotShown, SlotSymbol } from '../../rules/slot.ts'
import { element } from './element.ts'
import type { GameView, RoundText, ViewContext } from './game-view.ts'
import { symbolDrawing } from './slot-symbols.ts'
import type { Words } from './words.ts'

const FIRST_REEL_MS = 700
const NEXT_REEL_MS = 170
const ROLLED = 14

const inHeights = (cells: number): string => `translateY(${(cells * 100) / ROWS}%)`

const cellOf = (symbol: SlotSymbol): HTMLElement =>
  element('div', { class: 'cell' }, [symbolDrawing(symbol)])

async function roll(strip: HTMLElement, symbols: readonly SlotSymbol[], ms: number): Promise<void> {
  const next = symbols.map(cellOf)
  if (ms > 0) {
    const passing = Array.from({ length: ROLLED }, () => cellOf(drawSymbol(Math.random)))
    strip.prepend(...next, ...passing)
    const from = inHeights(-(ROLLED + ROWS))
    const easing = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
    await strip.animate([{ transform: from }, { transform: 'none' }], { duration: ms, easing })
      .finished
  }
  strip.replaceChildren(...next)
}

function markLines(strips: readonly HTMLElement[], lines: readonly LineWin[]): void {
  for (const { line, count } of lines) {
    for (const [reel, row] of (paylines[line] ?? []).slice(0, count).entries()) {
      strips[reel]?.children[row]?.classList.add('won')
    }
  }
}

function payTable({ slot: { symbols, columns, rules } }: Words): HTMLElement[] {
  const head = element(
    'tr',
    {},
    columns.map((name) => element('th', { scope: 'col' }, [name])),
  )
  const rows = Object.entries(slotSymbols).map(([key, { pays }]) => {
    const symbol = key as SlotSymbol
    const name = element('th', { scope: 'row' }, [symbolDrawing(symbol), symbols[symbol]])
    const figures = pays.map((figure) => element('td', {}, [`×${figure.toLocaleString('en-US')}`]))
    return element('tr', {}, [name, ...figures])
  })
  const table = element('table', { class: 'pay-table' }, [
    element('thead', {}, [head]),
    element('tbody', {}, rows),
  ])
  return [element('p', {}, [rules]), table]
}

function say({ slot }: Words, { lines }: SlotShown, { win }: SettledRound): RoundText {
  if (win === 0) return { sentence: slot.lost, summary: slot.lostShort }
  const named = lines.map(({ symbol, count }) => slot.line(slot.symbols[symbol], count)).join(', ')
  return { sentence: slot.won(named, win), summary: named }
}

const opening: readonly SlotSymbol[] = [
  'lantern',
  'moon',
  'fan',
  'carp',
  'coin',
  'blossom',
  'pouch',
]

export function createSlotView({ words, isStill }: ViewContext): GameView {
  const strips = Array.from({ length: REELS }, (_, reel) =>
    element(
      'div',
      { class: 'strip' },
      Array.from({ length: ROWS }, (__, row) =>
        cellOf(opening[(reel * 2 + row * 3) % opening.length] ?? 'fan'),
      ),
    ),
  )
  const reels = strips.map((strip) => element('div', { class: 'reel' }, [strip]))
  const machine = element('div', { class: 'reels', role: 'img' }, reels)
  const stage = element('div', { class: 'machine' }, [machine])
  const describe = (shown: SlotShown['reels']) => {
    const { symbols } = words.slot
    const texts = shown.map((reel) => reel.map((symbol) => symbols[symbol]).join(' '))
    machine.setAttribute('aria-label', words.slot.reels(texts.join(', ')))
  }
  describe([])

  return {
    stage,
    choices: [],
    rules: payTable(words),
    playLabel: () => words.slot.play,
    isTall: false,
    before: () => null,
    pick: () => undefined,
    hint: () => words.slot.idle,
    setBusy: (isBusy) => stage.classList.toggle('busy', isBusy),
    show: async (round) => {
      const spin = round.shown as SlotShown
      stage.classList.remove('paid')
      await Promise.all(
        strips.map((strip, reel) => {
          const ms = isStill() ? 0 : FIRST_REEL_MS + reel * NEXT_REEL_MS
          return roll(strip, spin.reels[reel] ?? [], ms)
        }),
      )
      markLines(strips, spin.lines)
      stage.classList.toggle('paid', round.win > 0)
      describe(spin.reels)
      return say(words, spin, round)
    },
  }
}
