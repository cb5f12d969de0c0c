/** A hash of a member's id, because browsers must not keep login ids after logout. */
export const markOf = (member: string): string => {
  let mark = 0x811c9dc5
  for (let at = 0; at < member.length; at += 1)
    mark = Math.imul(mark ^ member.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(36)
}
