import { isSameMember } from '../../lib/member-id.ts'
export type UnreadCounts = { readonly notes: number; readonly helps: number }

export type Topic = keyof UnreadCounts

/** The counts that a member has decided about; `userId` is empty without a decision. */
export type DecidedCounts = UnreadCounts & { readonly userId: string }

export const PATHS = { notes: '/note', helps: '/help' } as const satisfies Record<Topic, string>

export const NOTHING_DECIDED: DecidedCounts = { userId: '', notes: 0, helps: 0 }

export type NotificationContext = {
  /** Null until the first counts arrive. */
  readonly counts: UnreadCounts | null
  /** The counts decided by an answer or by visiting the page. */
  readonly decided: DecidedCounts
  readonly path: string
  /**
   * The page on which the player just decided, or which they chose to open. Until they leave it or a count rises,
   * nothing else is asked. Null: not there.
   */
  readonly restsAt: string | null
  readonly openDialogs: readonly string[]
}

/** `path`: the current page. `decided`: stored earlier by `keepDecidedCounts`. */
export type NotificationInput = {
  readonly path: string
  readonly decided?: DecidedCounts | undefined
}

export type NotificationMessage = 'msg2003' | 'msg2004'

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
  /** Another dialog opened or closed; `name` identifies it. */
  | { type: 'otherDialog.opened'; name: string }
  | { type: 'otherDialog.closed'; name: string }
  | { type: 'session.ended' }

/** Whether a path is the topic's page. Ignores case, as the router does. */
const isAt = (path: string, topic: Topic): boolean =>
  `${path.toLowerCase()}/`.startsWith(`${PATHS[topic]}/`)

const countOf = (value: number): number => Math.max(0, Math.trunc(value) || 0)

const decidedFor = (path: string, topic: Topic, unread: UnreadCounts, decided: UnreadCounts) =>
  isAt(path, topic) ? unread[topic] : Math.min(decided[topic], unread[topic])

/** Updates decisions: being on a topic's page decides it, and items read since no longer count as decided. */
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

const hasMore = (counts: UnreadCounts, before: UnreadCounts | null): boolean =>
  before !== null && (counts.notes > before.notes || counts.helps > before.helps)

export const withCounts = (
  context: NotificationContext,
  { userId, noteCount, helpCount }: ReceivedCounts,
): NotificationContext => {
  const counts = { notes: countOf(noteCount), helps: countOf(helpCount) }
  return withUpdatedDecisions({
    ...context,
    counts,
    restsAt: hasMore(counts, context.counts) ? null : context.restsAt,
    decided: isSameMember(context.decided.userId, userId)
      ? context.decided
      : { ...NOTHING_DECIDED, userId },
  })
}

export const withPath = (context: NotificationContext, path: string): NotificationContext => {
  const leavesPage = path !== context.path && path !== context.restsAt
  return withUpdatedDecisions({ ...context, path, restsAt: leavesPage ? null : context.restsAt })
}

export const withDecision = (
  context: NotificationContext,
  { topic, restsAt }: { readonly topic: Topic; readonly restsAt: string },
): NotificationContext => ({
  ...context,
  restsAt,
  decided: { ...context.decided, [topic]: context.counts?.[topic] ?? 0 },
})

/** Whether a topic has unread items without a decision (R-NOTE-01, R-NOTE-02). */
export const isUndecided = (context: NotificationContext, topic: Topic): boolean =>
  context.counts !== null && context.counts[topic] > context.decided[topic]

/** Whether asking is allowed now: no other dialog is open and nothing was just asked. */
export const isOwnTurn = ({ openDialogs, restsAt }: NotificationContext): boolean =>
  openDialogs.length === 0 && restsAt === null

export const withoutDialog = (
  { openDialogs }: NotificationContext,
  closedName: string,
): readonly string[] => openDialogs.filter((name) => name !== closedName)
