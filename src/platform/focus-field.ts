/** Moves the focus to a form's field of this name, if it is there. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
