/** How many messages and answered inquiries the player has not read. */
export type UnreadCounts = { readonly notes: number; readonly helps: number }

export type Topic = keyof UnreadCounts

/** The page where each topic is read. */
export const PLACES = { notes: '/note', helps: '/help' } as const satisfies Record<Topic, string>

export const NOTHING_UNREAD: UnreadCounts = { notes: 0, helps: 0 }

export type NotificationContext = {
  /** Null until the first counts arrive. */
  readonly counts: UnreadCounts | null
  /** The counts for which the player has already decided, by answering or by going there. */
  readonly answered: UnreadCounts
  readonly place: string
  readonly isStageTaken: boolean
}

/** `place`: path of the page; `answered`: what an earlier load of the page kept by `keepAnswered`. */
export type NotificationInput = { readonly place: string; readonly answered?: UnreadCounts }

export type NotificationMessage = 'msg2003' | 'msg2004'

export type NotificationEvent =
  | { type: 'counts.received'; noteCount: number; helpCount: number }
  | { type: 'place.changed'; place: string }
  | { type: 'dialog.accepted' }
  | { type: 'dialog.declined' }
  /** Another dialog (a game loads, the logout question) is open, or no longer is. */
  | { type: 'stage.taken' }
  | { type: 'stage.freed' }
  | { type: 'session.ended' }

const isAt = (place: string, topic: Topic): boolean =>
  place === PLACES[topic] || place.startsWith(`${PLACES[topic]}/`)

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
      notes: answeredFor(place, 'notes', counts, answered),
      helps: answeredFor(place, 'helps', counts, answered),
    },
  }
}

export const withCounts = (
  context: NotificationContext,
  counts: { readonly noteCount: number; readonly helpCount: number },
): NotificationContext =>
  settled({
    ...context,
    counts: { notes: countOf(counts.noteCount), helps: countOf(counts.helpCount) },
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
