/** The characters of a text, folded into 32 bits. */
export function signsOf(text: string): number {
  let signs = 0
  for (let at = 0; at < text.length; at += 1) signs |= 1 << (text.charCodeAt(at) & 31)
  return signs
}

/** Number of folded characters missing in the other text: a lower bound of the edit distance. */
export function lackingSigns(signs: number, others: number): number {
  let lacking = signs & ~others
  let count = 0
  for (; lacking !== 0; count += 1) lacking &= lacking - 1
  return count
}
