/**
 * The canonical spelling of a member's id from the backend, under which limits, breaks and money are stored. Ignores
 * case, surrounding blanks and Unicode normal form. 7 and "7" are the same id, "7" and "007" are different.
 * Empty for values that name nobody, such as negative numbers or numbers that JSON readers do not keep exact.
 */
export const memberKey = (id: unknown): string => {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id >= 0 ? String(id) : ''
  if (typeof id !== 'string') return ''
  return id.trim().normalize('NFD').toLowerCase().normalize('NFC')
}

/** Whether two ids name the same member. A value that names nobody equals a missing one. */
export const isSameMember = (a: unknown, b: unknown): boolean =>
  memberKey(a) !== '' && memberKey(a) === memberKey(b)
