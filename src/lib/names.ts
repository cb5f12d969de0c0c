/** A name in the two languages in which the server has it. */
export type Names = { readonly ko: string; readonly en: string }

const unlessBlank = (text: string): string => (text.trim() === '' ? '' : text)

/** Both names: where one is blank the other stands for it, and `fallback` where both are. */
export const completeNames = (ko: string, en: string, fallback = ''): Names => {
  const [korean, english] = [unlessBlank(ko), unlessBlank(en)]
  return { ko: korean || english || fallback, en: english || korean || fallback }
}
