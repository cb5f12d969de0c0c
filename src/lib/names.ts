/** A name in the server's two languages. */
export type Names = { readonly ko: string; readonly en: string }

const unlessBlank = (text: string): string => (text.trim() === '' ? '' : text)

/** Replaces a blank name by the other one, and two blank names by `fallback`. */
export const completeNames = (ko: string, en: string, fallback = ''): Names => {
  const [korean, english] = [unlessBlank(ko), unlessBlank(en)]
  return { ko: korean || english || fallback, en: english || korean || fallback }
}
