import type { components } from '../../generated/proxy-api.ts'

export type MemberEvent = components['schemas']['MemberEvent']

export type LiveStream = {
  /** Member key. */
  readonly member: string
  /** Id of the session that the stream belongs to. */
  readonly session: string
  /** Whether the session has not ended; rejects when that cannot be read. */
  readonly isServed: () => Promise<boolean>
}

/** The open streams of this process, one for each browser of a member. */
export type LiveStreams = {
  /** The bytes of a `text/event-stream`; null: there are too many, or the proxy stops. */
  open(stream: LiveStream): ReadableStream<Uint8Array> | null
  isFollowed(member: string): boolean
  /**
   * Sends an event to each stream of the member whose session has not ended, unless it repeats the last one or its
   * answer was asked for earlier.
   * @param askedAt when the backend was asked, epoch milliseconds
   */
  publish(member: string, event: MemberEvent, askedAt: number): void
  /** Ends the streams of a session that was removed; its browser knows. */
  end(session: string): void
  /** Ends the streams of a member's sessions that were removed elsewhere, and says so there. */
  check(member: string): void
  /** Ends all streams; no other is opened. */
  close(): void
  count(): number
}
