/**
 * The one spelling of an id that the backend gives a member; limits, breaks and money are kept under it. Case,
 * blanks around the id and its Unicode normal form do not count. 7 and "7" are one id, "7" and "007" two.
 * Empty for a value that names nobody, such as a number below 0 or one that JSON readers do not keep exact.
 */
export const memberKey = (id: unknown): string => {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id >= 0 ? String(id) : ''
  if (typeof id !== 'string') return ''
  return id.trim().normalize('NFD').toLowerCase().normalize('NFC')
}

/** Whether two ids name the same member. A value that names nobody is the same as none. */
export const isSameMember = (one: unknown, other: unknown): boolean =>
  memberKey(one) !== '' && memberKey(one) === memberKey(other)
