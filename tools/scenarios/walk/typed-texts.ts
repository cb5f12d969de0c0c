const amounts = ['50000', '5', '999999999', '30000', '']
const searched = ['dragon', '바카라', 'baccarat', 'drgaon', 'zzzz', 'ㄷㄱ', '']
const words = ['New One', 'x', '', 'a word that is longer than others '.repeat(9).trim()]

/** Texts for a field; the first one is right more often than not. */
export function textsFor(field: HTMLInputElement, label: string): readonly string[] {
  const { type, inputMode, autocomplete, name } = field
  const about = `${type} ${inputMode} ${autocomplete} ${name} ${label}`.toLowerCase()
  if (type === 'date') return ['2026-01-10', '2026-01-15', '2025-12-01', '']
  if (type === 'search' || about.includes('search')) return searched
  if (about.includes('current-password')) return ['demo1234', 'wrong', '']
  if (type === 'password') return ['new-password-1', 'short', '']
  if (about.includes('username')) return ['demo', 'newcomer', '']
  if (/tel|phone/.test(about)) return ['010-2222-3333', '12', '']
  if (/\bid\b/.test(about)) return ['newcomer', 'demo', '']
  if (about.includes('account number')) return ['110-222-333333', '1', '']
  if (/numeric|decimal|number/.test(about)) return amounts
  return words
}
