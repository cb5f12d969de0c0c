import { followEdits } from './live/follow-edits.ts'
import { createHost, RECORDING } from './page/host.ts'
import type { RecordingStore } from './record/resume-recording.ts'
import type { Recording } from './record/recording.ts'
import { watchCalls } from './observed/observed-calls.ts'
import { watchMachines } from './observed/observed-machines.ts'
import { createStore } from './observed/store.ts'
import type { Panel } from './panel.tsx'
import { panelStyle } from './panel-style.ts'

/** A key without effect in browsers and fields. */
const KEY = 'F2'
const OPEN = 'maru-panel:open'

watchMachines()
watchCalls()
followEdits()
const recording: RecordingStore = createStore<Recording | null>(null)
// A recording begins with a load of the page.
if (sessionStorage.getItem(RECORDING) !== null)
  void import('./record/resume-recording.ts').then((module) => module.resumeRecording(recording))

function start(): void {
  const root = createHost()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'opener'
  button.textContent = 'QA'
  button.setAttribute('aria-label', `QA panel (${KEY})`)
  button.setAttribute('aria-keyshortcuts', KEY)
  root.append(button)

  let panel: Promise<Panel> | null = null
  const show = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen))
    sessionStorage.setItem(OPEN, isOpen ? 'yes' : 'no')
    if (!isOpen && panel === null) return
    panel ??= import('./panel.tsx').then(({ createPanel }) =>
      createPanel({ root, recording, close: () => show(false) }),
    )
    void panel.then((controls) => controls.show(isOpen))
    if (!isOpen) button.focus()
  }
  const toggle = () => show(button.getAttribute('aria-expanded') !== 'true')
  button.addEventListener('click', toggle)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== KEY || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      toggle()
    },
    true,
  )
  const mark = () => button.classList.toggle('recording', recording.read()?.isOver === false)
  recording.subscribe(mark)
  mark()
  show(sessionStorage.getItem(OPEN) === 'yes')
}

// The pages of /__states are looked at, not controlled.
if (!location.hostname.endsWith('.states.localhost')) start()
