const STORAGE_KEY = 'maru-live:form'
const MAX_WAIT_MS = 15_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type SavedField = { readonly key: string; readonly value: string; readonly isChecked?: boolean }

/** Types of fields that are never kept: a password is typed again, a file chosen again. */
const UNSAVED_TYPES = new Set(['password', 'file', 'hidden', 'submit', 'button'])
const findFields = (): Field[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ type }) => !UNSAVED_TYPES.has(type),
  )

/** React numbers its ids by render order, which an edit may change. */
const REACT_ID = /^_r_\w+_$/

/** The same field has the same key after a reload. */
const keyOf = (field: Field): string => {
  const id = REACT_ID.test(field.id) ? '' : field.id
  return [location.pathname, field.tagName, field.type, field.name, id, labelOf(field)].join('|')
}
const labelOf = (field: Field): string =>
  field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

/** Saved values that no field has restored yet. */
const savedFields = new Map<string, SavedField>()

export function saveForm(): void {
  const values = findFields().flatMap((field): SavedField[] => {
    if (isToggle(field))
      return [{ key: keyOf(field), value: field.value, isChecked: field.checked }]
    return field.value === '' ? [] : [{ key: keyOf(field), value: field.value }]
  })
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...savedFields.values(), ...values]))
}

/** React replaces `value` and `checked` of its fields by its own; the prototypes have the browser's. */
function restoreField(field: Field, { value, isChecked }: SavedField): void {
  if (isToggle(field)) {
    if (field.checked !== isChecked) field.click()
    return
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

export function restoreForm(): void {
  const text = sessionStorage.getItem(STORAGE_KEY)
  if (text === null) return
  sessionStorage.removeItem(STORAGE_KEY)
  for (const savedField of JSON.parse(text) as readonly SavedField[])
    savedFields.set(savedField.key, savedField)
  const observer = new MutationObserver(() => restore())
  const restore = () => {
    for (const field of findFields()) {
      const value = savedFields.get(keyOf(field))
      if (value === undefined) continue
      savedFields.delete(value.key)
      restoreField(field, value)
    }
    if (savedFields.size === 0) observer.disconnect()
  }
  observer.observe(document, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), MAX_WAIT_MS)
  restore()
}
