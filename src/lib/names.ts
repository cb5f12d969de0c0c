/** A name in the two languages in which the server has it. */
export type Names = { readonly ko: string; readonly en: string }

/** Both names: where one is empty the other stands for it, and `fallback` where both are. */
export const completeNames = (ko: string, en: string, fallback = ''): Names => ({
  ko: ko || en || fallback,
  en: en || ko || fallback,
})
