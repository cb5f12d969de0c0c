import { element } from './element.ts'
import { askState } from './game-client.ts'
import { createNotice } from './toast.ts'
import { runGame } from './run-game.ts'
import { nameIn, wordsFor } from './words.ts'

const search = new URLSearchParams(location.search)
const words = wordsFor(search)
const notice = createNotice()

async function open(ticket: string): Promise<void> {
  notice.hush()
  const state = await askState(ticket).catch(() => null)
  if (state === null) {
    notice.tell(words.notices.unopened, { label: words.retry, onPress: () => void open(ticket) })
  } else if (state.status === 'closed') {
    notice.tell(words.notices.closed)
  } else {
    document.title = nameIn(words, state.game)
    await runGame(ticket, state, words)
  }
}

document.documentElement.lang = words.locale
document.body.replaceChildren(
  element('main', { class: 'opening' }, [
    element('p', { class: 'loading', role: 'status' }, [words.loading]),
    notice.box,
  ]),
)
const ticket = search.get('ticket') ?? ''
if (ticket === '') notice.tell(words.notices.missing)
else await open(ticket)
