// Runs in the report, which is opened from disk: plain JavaScript without imports.
const readJson = (id) => JSON.parse(document.getElementById(id).textContent)
const playbacks = readJson('playbacks')
const player = document.getElementById('player')
const part = (name) => player.querySelector(`[data-part="${name}"]`)
const charts = new Map(
  [...document.querySelectorAll('[data-machine]')].map((list) => [
    list.dataset.machine,
    { list, home: list.parentElement },
  ]),
)

let steps = []
let at = -1
let shown = null
let opener = null

const unlight = (root) => {
  for (const lit of root.querySelectorAll('.lit')) lit.classList.remove('lit')
}

const light = (list, { states, transitions }) => {
  unlight(list)
  for (const element of list.querySelectorAll('[data-state], [data-transition]')) {
    const { state, transition } = element.dataset
    const isLit =
      transition === undefined ? states.includes(state) : transitions.includes(transition)
    element.classList.toggle('lit', isLit)
  }
}

const bringHome = () => {
  if (shown === null) return
  unlight(shown.list)
  shown.home.append(shown.list)
  shown = null
}

const showChart = (machine) => {
  const chart = charts.get(machine)
  if (chart === shown) return
  bringHome()
  shown = chart
  part('chart').append(chart.list)
}

/** Scrolls the chart to what has just happened, and nothing else. */
const centre = (list) => {
  const frame = part('chart')
  const target =
    list.querySelector('[data-transition].lit') ?? [...list.querySelectorAll('.lit')].at(-1)
  if (target === undefined) return
  frame.scrollTop = target.offsetTop - frame.clientHeight / 2
}

const show = (next) => {
  at = Math.max(0, Math.min(steps.length - 1, next))
  const step = steps[at]
  if (step === undefined) return
  showChart(step.machine)
  light(shown.list, step)
  centre(shown.list)
  part('count').textContent = `Step ${at + 1} of ${steps.length}`
  part('machine').textContent = step.machine
  part('event').textContent = step.event
  part('state').textContent = step.state
  part('line').textContent = step.line === 0 ? 'while the page opens' : `line ${step.line}`
  part('calls').textContent = step.calls.length === 0 ? 'none' : step.calls.join(', ')
  // Not disabled: that would take the focus away, and with it the keys.
  part('back').setAttribute('aria-disabled', String(at === 0))
  part('next').setAttribute('aria-disabled', String(at === steps.length - 1))
}

const open = (button) => {
  opener = button
  steps = playbacks[button.dataset.play]
  part('title').textContent = button.dataset.title
  player.showModal()
  part('next').focus()
  show(0)
}

const lose = () => {
  bringHome()
  opener?.focus()
}

for (const button of document.querySelectorAll('[data-play]')) {
  button.hidden = false
  button.addEventListener('click', () => open(button))
}
part('back').addEventListener('click', () => show(at - 1))
part('next').addEventListener('click', () => show(at + 1))
part('close').addEventListener('click', () => player.close())
player.addEventListener('close', lose)
document.addEventListener('keydown', (event) => {
  if (!player.open) return
  const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (move === undefined) return
  event.preventDefault()
  show(at + move)
})

const cards = [...document.querySelectorAll('[data-scenario]')]
const find = document.getElementById('find')
const failedAlone = document.getElementById('failed')

const filter = () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const card of cards) {
    const text =
      `${card.dataset.scenario} ${card.querySelector('summary').textContent}`.toLowerCase()
    const isFound = words.every((word) => text.includes(word))
    card.hidden = !isFound || (failedAlone.checked && card.querySelector('.failed') === null)
  }
  const shown = cards.filter(({ hidden }) => !hidden).length
  document.getElementById('found').textContent =
    shown === cards.length ? '' : `${shown} of ${cards.length}`
}

document.querySelector('.filters').hidden = false
find.addEventListener('input', filter)
failedAlone.addEventListener('change', filter)
