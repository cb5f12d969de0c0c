const PASSWORD = 'next-2026pw'

const valueFor = ({ type, inputMode, autocomplete }: HTMLInputElement): string => {
  if (type === 'password') return autocomplete === 'current-password' ? 'demo1234' : PASSWORD
  if (type === 'date') return '1990-05-17'
  if (type === 'tel' || autocomplete === 'tel') return '010-1234-5678'
  if (inputMode === 'numeric' || inputMode === 'decimal' || type === 'number') return '30000'
  return '홍길동'
}

function fill(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const { prototype } = field.constructor as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function fillForm(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement && field.value === '') fill(field, '문의드립니다')
    if (field instanceof HTMLSelectElement && field.value === '')
      fill(field, field.options[1]?.value ?? '')
    if (!(field instanceof HTMLInputElement) || field.hidden) continue
    if (field.type === 'checkbox' && !field.checked) field.click()
    else if (field.type !== 'radio' && field.value === '') fill(field, valueFor(field))
  }
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const TRIES = 60
const PAUSE_MS = 250

async function find<Found>(look: () => Found | null | undefined): Promise<Found | null> {
  for (let left = TRIES; left > 0; left -= 1) {
    const found = look()
    if (found) return found
    await later(PAUSE_MS)
  }
  return null
}

/**
 * Fills and submits the first form of the screen and confirms its question, so that a refusal shows without a hand.
 * A screen without a form stays as it is.
 */
export async function pressForm(page: Document): Promise<void> {
  const submit = await find(() =>
    page.querySelector<HTMLButtonElement>('main form button[type="submit"]'),
  )
  if (submit?.form == null) return
  fillForm(submit.form)
  await later(PAUSE_MS)
  submit.click()
  const yes = await find(() =>
    page.querySelector<HTMLButtonElement>('[role="alertdialog"][open] button:last-of-type'),
  )
  yes?.click()
}
