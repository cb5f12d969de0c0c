import { isSameMember } from '../../lib/member-id.ts'
/** How many messages and answered inquiries the player has not read. */
export type UnreadCounts = { readonly notes: number; readonly helps: number }

export type Topic = keyof UnreadCounts

/** The counts about which a member has decided already; `userId` is empty while there is none. */
export type DecidedCounts = UnreadCounts & { readonly userId: string }

/** The page where each topic is read. */
export const PATHS = { notes: '/note', helps: '/help' } as const satisfies Record<Topic, string>

export const NOTHING_DECIDED: DecidedCounts = { userId: '', notes: 0, helps: 0 }

export type NotificationContext = {
  /** Null until the first counts arrive. */
  readonly counts: UnreadCounts | null
  /** The counts for which the player has already decided, by answering or by going there. */
  readonly decided: DecidedCounts
  readonly path: string
  /**
   * The page on which the player has just decided about one of both, or which they chose to open: until
   * they go on to another one, or more is unread, nothing else is asked. Null: they are not there.
   */
  readonly restsAt: string | null
  /** The other dialogs that are open now. */
  readonly openDialogs: readonly string[]
}

/** `path`: of the page; `decided`: what an earlier load of the page stored by `keepDecidedCounts`. */
export type NotificationInput = {
  readonly path: string
  readonly decided?: DecidedCounts | undefined
}

export type NotificationMessage = 'msg2003' | 'msg2004'

/** What a health check tells of a member's unread messages and answers. */
export type ReceivedCounts = {
  readonly userId: string
  readonly noteCount: number
  readonly helpCount: number
}

export type NotificationEvent =
  | ({ type: 'counts.received' } & ReceivedCounts)
  | { type: 'path.changed'; path: string }
  | { type: 'dialog.accepted' }
  | { type: 'dialog.declined' }
  /** Another dialog (a game loads, a message is read) is open, or no longer. `name` tells them apart. */
  | { type: 'otherDialog.opened'; name: string }
  | { type: 'otherDialog.closed'; name: string }
  | { type: 'session.ended' }

/** The router reads addresses without regard to case. */
const isAt = (path: string, topic: Topic): boolean =>
  `${path.toLowerCase()}/`.startsWith(`${PATHS[topic]}/`)

const countOf = (value: number): number => Math.max(0, Math.trunc(value) || 0)

const decidedFor = (path: string, topic: Topic, unread: UnreadCounts, decided: UnreadCounts) =>
  isAt(path, topic) ? unread[topic] : Math.min(decided[topic], unread[topic])

/**
 * The context with its decisions brought up to date: a player on a topic's page has decided for what
 * is unread there, and what was read since no longer counts as decided.
 */
const withUpdatedDecisions = (context: NotificationContext): NotificationContext => {
  const { counts, decided, path } = context
  if (counts === null) return context
  return {
    ...context,
    decided: {
      ...decided,
      notes: decidedFor(path, 'notes', counts, decided),
      helps: decidedFor(path, 'helps', counts, decided),
    },
  }
}

const isMore = (counts: UnreadCounts, before: UnreadCounts | null): boolean =>
  before !== null && (counts.notes > before.notes || counts.helps > before.helps)

/** Updates the counts; decisions that another member made before do not count. */
export const withCounts = (
  context: NotificationContext,
  { userId, noteCount, helpCount }: ReceivedCounts,
): NotificationContext => {
  const counts = { notes: countOf(noteCount), helps: countOf(helpCount) }
  return withUpdatedDecisions({
    ...context,
    counts,
    restsAt: isMore(counts, context.counts) ? null : context.restsAt,
    decided: isSameMember(context.decided.userId, userId)
      ? context.decided
      : { ...NOTHING_DECIDED, userId },
  })
}

export const withPath = (context: NotificationContext, path: string): NotificationContext => {
  const goesOn = path !== context.path && path !== context.restsAt
  return withUpdatedDecisions({ ...context, path, restsAt: goesOn ? null : context.restsAt })
}

/** The player has decided about a topic; `restsAt`: where they are then. */
export const withDecision = (
  context: NotificationContext,
  { topic, restsAt }: { readonly topic: Topic; readonly restsAt: string },
): NotificationContext => ({
  ...context,
  restsAt,
  decided: { ...context.decided, [topic]: context.counts?.[topic] ?? 0 },
})

/** Whether there is something about which the player has not decided yet (R-NOTE-01, R-NOTE-02). */
export const isUndecided = (context: NotificationContext, topic: Topic): boolean =>
  context.counts !== null && context.counts[topic] > context.decided[topic]

/** Whether the player may be asked now: no other dialog is open, and they have not just been asked. */
export const isOwnTurn = ({ openDialogs, restsAt }: NotificationContext): boolean =>
  openDialogs.length === 0 && restsAt === null

export const withoutDialog = (
  { openDialogs }: NotificationContext,
  gone: string,
): readonly string[] => openDialogs.filter((name) => name !== gone)
