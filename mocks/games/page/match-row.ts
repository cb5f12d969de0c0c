import { ends } from '../../rules/sport.ts'
import type { Match, MatchEnd, SportShown } from '../../rules/sport.ts'
import { element } from './element.ts'
import { nameIn } from './words.ts'
import type { Words } from './words.ts'

export type MatchRow = {
  readonly row: HTMLElement
  readonly chosen: () => MatchEnd | null
  readonly setLocked: (isLocked: boolean) => void
  readonly showResult: (result: SportShown['results'][number]) => void
}

export const writeOdds = (hundredths: number): string => (hundredths / 100).toFixed(2)

export function createMatchRow(match: Match, words: Words, onChoice: () => void): MatchRow {
  const { sport } = words
  const [home, away] = [nameIn(words, match.home), nameIn(words, match.away)]
  const title = `${home} ${sport.versus} ${away}`
  let choice: MatchEnd | null = null

  const buttons = ends.map((end) => {
    const odds = element('span', { class: 'odds' }, [writeOdds(match.odds[end])])
    const button = element('button', { type: 'button', class: 'end', 'aria-pressed': 'false' }, [
      element('span', { class: 'end-name' }, [sport.ends[end]]),
      odds,
    ])
    button.addEventListener('click', () => {
      choose(choice === end ? null : end)
      onChoice()
    })
    return { end, button }
  })
  const choose = (end: MatchEnd | null) => {
    choice = end
    for (const { end: own, button } of buttons) {
      button.setAttribute('aria-pressed', String(own === end))
    }
  }

  const score = element('span', { class: 'score' }, ['–'])
  const row = element('section', { class: 'match', 'aria-label': title }, [
    element('div', { class: 'teams' }, [
      element('span', { class: 'team home' }, [home]),
      score,
      element('span', { class: 'team away' }, [away]),
    ]),
    element(
      'div',
      { class: 'ends' },
      buttons.map(({ button }) => button),
    ),
  ])
  return {
    row,
    chosen: () => choice,
    setLocked: (isLocked) => {
      for (const { button } of buttons) button.disabled = isLocked
    },
    showResult: (result) => {
      const isRight = result.end === result.came
      choose(result.end)
      const verdict = element('span', { class: 'verdict' }, [isRight ? sport.hit : sport.miss])
      score.replaceChildren(`${result.score[0]} : ${result.score[1]}`, verdict)
      row.classList.add('played', isRight ? 'right' : 'wrong')
    },
  }
}
