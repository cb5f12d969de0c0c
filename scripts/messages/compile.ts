/** A node of the syntax tree as `formatjs compile --ast` writes it. */
export type MessageNode = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageNode[] }>>
  readonly children?: readonly MessageNode[]
}
export type Trees = Readonly<Record<string, readonly MessageNode[]>>

export const LITERAL = 0

const firstPage =
  /^(msg(?!2003|2004|2012|2303|2306)|dialog\.|toast\.|money\.unknown\.|place\.|shell\.(?!balance\.)|footer\.|home\.|popups\.|session\.|failure\.(button|copied|crash)\.|login\.)/

const forMembers =
  /^(account|allGames|amount|balance|bets|casino|comp|deposits|game|gameArea|gameOpening|idle|inquiries|items|lobby|lock|member|money|moneyForm|msg(?:2003|2004|2012|2303|2306)|notes|notices|outcome\.(?!id-taken|unknown)|password|protection|requests?|shell\.balance|slot|slotGames|sport|transfers|withdrawals)\b/

/** Parts in which the messages of a language are loaded, one after the other. */
export type Part = 'first' | 'rest' | 'member'

/** The part that a message belongs to: what only members read, no guest loads. */
export const partOf = (id: string): Part => {
  if (isOnFirstPage(id)) return 'first'
  return forMembers.test(id) ? 'member' : 'rest'
}

/**
 * Whether a message belongs to the first part of its language's set: those of the shell, the home
 * page, and the dialogs and toasts of every screen. Other screens load the rest before they show.
 */
export const isOnFirstPage = (id: string): boolean => firstPage.test(id)

/** The smallest form that the site can use without a parser: plain texts stay texts. */
export function packed(trees: Trees): Record<string, string | readonly MessageNode[]> {
  return Object.fromEntries(
    Object.entries(trees).map(([id, tree]) => {
      const [only, ...others] = tree
      const isPlain = only?.type === LITERAL && others.length === 0
      return [id, isPlain ? (only.value ?? '') : tree]
    }),
  )
}

/** Ids of the source language that another one does not have yet; English is used for them. */
export const missingIn = (source: Trees, trees: Trees): string[] =>
  Object.keys(source).filter((id) => !Object.hasOwn(trees, id))
