import type { SettledRound } from '../game-api.model.ts'
import { MAX_LEGS, slateOf, slipOdds, writeSlip } from '../../rules/sport.ts'
import type { Leg, SportShown } from '../../rules/sport.ts'
import { element } from './element.ts'
import type { GameView, RoundText, ViewContext } from './game-view.ts'
import { createMatchRow, writeOdds } from './match-row.ts'
import type { MatchRow } from './match-row.ts'
import type { Words } from './words.ts'

const BETWEEN_RESULTS_MS = 450
const SLATES = 10_000

const firstSlate = (ticket: string): number =>
  [...ticket].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % SLATES, 7)

function say({ sport }: Words, { results }: SportShown, { win }: SettledRound): RoundText {
  const right = results.filter(({ end, came }) => end === came).length
  const of = results.length
  const sentence = win > 0 ? sport.won(right, of, win) : sport.lost(right, of)
  return { sentence, summary: sport.short(right, of) }
}

export function createSportView({ ticket, words, isStill, onChoice }: ViewContext): GameView {
  const { sport } = words
  const stage = element('div', { class: 'matches' })
  let slate = firstSlate(ticket)
  let rows: readonly MatchRow[] = []
  let isPlayed = false

  const legs = (): Leg[] =>
    rows.flatMap((row, match) => {
      const end = row.chosen()
      return end === null ? [] : [{ match, end }]
    })
  const changed = () => {
    const isFull = legs().length >= MAX_LEGS
    for (const row of rows) row.setLocked(isPlayed || (isFull && row.chosen() === null))
    onChoice()
  }
  const lay = (number: number) => {
    slate = number
    isPlayed = false
    rows = slateOf(slate).map((match) => createMatchRow(match, words, changed))
    stage.replaceChildren(...rows.map(({ row }) => row))
  }
  lay(slate)
  const layNext = () => {
    lay((slate + 1) % SLATES)
    onChoice()
    stage.querySelector('button')?.focus()
  }

  return {
    stage,
    choices: [],
    rules: [element('p', {}, [sport.rules])],
    playLabel: () => (isPlayed ? sport.next : sport.play),
    isTall: true,
    before: () => (isPlayed ? layNext : null),
    pick: () => (isPlayed || legs().length === 0 ? null : writeSlip({ slate, legs: legs() })),
    hint: (stake) => {
      const slip = { slate, legs: legs() }
      if (slip.legs.length === 0) return sport.idle
      const odds = slipOdds(slip)
      const line = sport.slip(slip.legs.length, writeOdds(odds), Math.floor((stake * odds) / 100))
      return slip.legs.length < MAX_LEGS ? line : `${line} · ${sport.full}`
    },
    setBusy: (isBusy) => {
      if (isBusy) for (const row of rows) row.setLocked(true)
      else if (!isPlayed) changed()
    },
    show: async (round) => {
      const shown = round.shown as SportShown
      if (shown.slate !== slate) lay(shown.slate)
      isPlayed = true
      for (const row of rows) row.setLocked(true)
      for (const result of shown.results) {
        if (!isStill()) await new Promise((resolve) => setTimeout(resolve, BETWEEN_RESULTS_MS))
        rows[result.match]?.showResult(result)
      }
      return say(words, shown, round)
    },
  }
}
