/** Which signs a text has, folded into 32 bits. */
export function signsOf(text: string): number {
  let signs = 0
  for (let at = 0; at < text.length; at += 1) signs |= 1 << (text.charCodeAt(at) & 31)
  return signs
}

/** How many of the folded signs of one text the other one lacks: no fewer edits lead from it there. */
export function lackingSigns(signs: number, others: number): number {
  let lacking = signs & ~others
  let count = 0
  for (; lacking !== 0; count += 1) lacking &= lacking - 1
  return count
}
