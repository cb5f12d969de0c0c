/** Whether two ids name the same member: case does not count. An empty id names nobody. */
export const isSameMember = (one: string, other: string): boolean =>
  one !== '' && one.toLowerCase() === other.toLowerCase()
