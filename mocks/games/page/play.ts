import { element } from './element.ts'
import { askState } from './game-client.ts'
import { createToast } from './toast.ts'
import { runGame } from './run-game.ts'
import { nameIn, wordsFor } from './words.ts'

const search = new URLSearchParams(location.search)
const words = wordsFor(search)
const toast = createToast()

async function open(ticket: string): Promise<void> {
  toast.hide()
  const state = await askState(ticket).catch(() => null)
  if (state === null) {
    toast.show(words.toasts.unopened, { label: words.retry, onPress: () => void open(ticket) })
  } else if (state.status === 'closed') {
    toast.show(words.toasts.closed)
  } else {
    document.title = nameIn(words, state.game)
    await runGame(ticket, state, words)
  }
}

document.documentElement.lang = words.locale
document.body.replaceChildren(
  element('main', { class: 'opening' }, [
    element('p', { class: 'loading', role: 'status' }, [words.loading]),
    toast.box,
  ]),
)
const ticket = search.get('ticket') ?? ''
if (ticket === '') toast.show(words.toasts.missing)
else await open(ticket)
