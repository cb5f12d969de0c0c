import type { GameState } from '../games-api.ts'
import { findElement } from './find-element.ts'
import { createGameView } from './game-view.ts'
import { createGameWindow } from './game-window.ts'
import { ask, createRoundSender } from './round-sender.ts'
import { en, ko } from './game-texts.ts'

const search = new URLSearchParams(location.search)
const ticket = search.get('ticket') ?? ''
// The language is Korean by default; those of the browser are ignored (R-I18N-01).
const texts = search.get('lang') === 'en' ? en : ko
const view = createGameView(texts)
const gameWindow = createGameWindow({
  view,
  roundSender: createRoundSender(ticket, sessionStorage),
  texts,
  readState: () => ask<GameState>('state', { ticket }).catch(() => null),
})

document.documentElement.lang = texts.locale
for (const [name, text] of Object.entries(texts.labels))
  findElement(`[data-text=${name}]`).textContent = text
const languageLink = findElement<HTMLAnchorElement>('.language')
languageLink.textContent = texts.otherLanguage.name
languageLink.lang = texts.otherLanguage.locale
search.set('lang', texts.otherLanguage.locale)
languageLink.href = `?${search}`
if (ticket === '') view.warn(texts.missing)
else await gameWindow.open()
