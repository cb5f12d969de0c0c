/** How many messages and answered inquiries the player has not read. */
export type UnreadCounts = { readonly notes: number; readonly helps: number }

export type Topic = keyof UnreadCounts

/** The counts about which a member has decided already; nobody's decisions have no user id. */
export type Answered = UnreadCounts & { readonly userId: string }

/** The page where each topic is read. */
export const PLACES = { notes: '/note', helps: '/help' } as const satisfies Record<Topic, string>

export const NOTHING_ANSWERED: Answered = { userId: '', notes: 0, helps: 0 }

export type NotificationContext = {
  /** Null until the first counts arrive. */
  readonly counts: UnreadCounts | null
  /** The counts for which the player has already decided, by answering or by going there. */
  readonly answered: Answered
  readonly place: string
  /** The other dialogs that are open now. */
  readonly openDialogs: readonly string[]
}

/** `place`: path of the page; `answered`: what an earlier load of the page kept by `keepAnswered`. */
export type NotificationInput = { readonly place: string; readonly answered?: Answered }

export type NotificationMessage = 'msg2003' | 'msg2004'

/** What a health check tells of a member's unread messages and answers. */
export type ReceivedCounts = {
  readonly userId: string
  readonly noteCount: number
  readonly helpCount: number
}

export type NotificationEvent =
  | ({ type: 'counts.received' } & ReceivedCounts)
  | { type: 'place.changed'; place: string }
  | { type: 'dialog.accepted' }
  | { type: 'dialog.declined' }
  /** Another dialog (a game loads, a message is read) is open, or no longer is. */
  | { type: 'stage.taken'; by: string }
  | { type: 'stage.freed'; by: string }
  | { type: 'session.ended' }

/** The router reads addresses without regard to case. */
const isAt = (place: string, topic: Topic): boolean =>
  `${place.toLowerCase()}/`.startsWith(`${PLACES[topic]}/`)

const countOf = (value: number): number => Math.max(0, Math.trunc(value) || 0)

const answeredFor = (place: string, topic: Topic, unread: UnreadCounts, answered: UnreadCounts) =>
  isAt(place, topic) ? unread[topic] : Math.min(answered[topic], unread[topic])

/**
 * The context with its decisions brought up to date: whoever is on a topic's page has decided for
 * what is unread there, and what was read since no longer counts as decided.
 */
const settled = (context: NotificationContext): NotificationContext => {
  const { counts, answered, place } = context
  if (counts === null) return context
  return {
    ...context,
    answered: {
      ...answered,
      notes: answeredFor(place, 'notes', counts, answered),
      helps: answeredFor(place, 'helps', counts, answered),
    },
  }
}

/** The counts of the member who is signed in; what another one decided before is not his decision. */
export const withCounts = (
  context: NotificationContext,
  { userId, noteCount, helpCount }: ReceivedCounts,
): NotificationContext =>
  settled({
    ...context,
    counts: { notes: countOf(noteCount), helps: countOf(helpCount) },
    answered:
      context.answered.userId === userId ? context.answered : { ...NOTHING_ANSWERED, userId },
  })

export const withPlace = (context: NotificationContext, place: string): NotificationContext =>
  settled({ ...context, place })

export const withAnswer = (context: NotificationContext, topic: Topic): NotificationContext => ({
  ...context,
  answered: { ...context.answered, [topic]: context.counts?.[topic] ?? 0 },
})

/** Whether there is something about which the player has not decided yet (R-NOTE-01, R-NOTE-02). */
export const hasNews = (context: NotificationContext, topic: Topic): boolean =>
  context.counts !== null && context.counts[topic] > context.answered[topic]

export const isStageFree = ({ openDialogs }: NotificationContext): boolean =>
  openDialogs.length === 0

export const withoutDialog = (
  { openDialogs }: NotificationContext,
  gone: string,
): readonly string[] => openDialogs.filter((name) => name !== gone)
