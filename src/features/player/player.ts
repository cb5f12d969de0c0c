/** The figures of a player that are money or points. */
type PlayerFigure = 'balance' | 'inBalance' | 'compMoney'

/** The member who is signed in (R-ACCT-05). Amounts in won or points, cut where they are shown. */
export type Player = {
  readonly userId: string
  readonly nick: string
  readonly phone: string
  readonly level: number
  readonly balance: number
  /** Money inside the games. */
  readonly inBalance: number
  readonly compMoney: number
  readonly bankName: string
  readonly bankOwner: string
  readonly bankNumber: string
  /** Unread messages. */
  readonly noteCount: number
  /** Answered inquiries that were not read. */
  readonly helpCount: number
  /** Figures that arrived unreadable and therefore count as 0 (R-ACCT-03). */
  readonly unreadable: readonly PlayerFigure[]
}

const keysOf = (player: Player): readonly (keyof Player)[] =>
  Object.keys(player).map((key) => key as keyof Player)

/** Whether two players are equal in every field (R-SESS-08: only a change updates anything). */
export const samePlayer = (one: Player, other: Player): boolean =>
  keysOf(one).every((key) => String(one[key]) === String(other[key]))
