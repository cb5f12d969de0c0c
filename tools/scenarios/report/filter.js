// Runs in the report, which is opened from disk: plain JavaScript without imports.
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
