/** A hash of a member's id, because browsers must not keep login ids after logout. */
export const markOf = (member: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < member.length; index += 1)
    hash = Math.imul(hash ^ member.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
