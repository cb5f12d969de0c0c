import type { components } from '../../src/generated/api.ts'

export type MemberEvent = components['schemas']['MemberEvent']

/** Subject of an event: `figures`, `balances`, `deposits 1 20`; the numbers are page and page size. */
export type NewsKind = string

/** A change for a member, without the new value. */
export type News = {
  /** The member's name, by `NewsBus.nameOf`. */
  readonly member: string
  readonly kind: NewsKind
  /** The mark of the new answer, by `NewsBus.markOf`. */
  readonly mark: string
}

/** Carries news between all processes of a store. News may be lost; health checks show the same later. */
export type NewsBus = {
  /** Name of a member key. */
  nameOf(member: string): string
  /** A keyed hash, equal for equal texts. */
  markOf(text: string): string
  tell(news: News): void
  /** Starts listening; called once. Also receives what this process sent. */
  follow(listener: (news: News) => void): void
}

/** An answer that the backend gave for a stream. */
export type FetchedNews = {
  readonly event: MemberEvent
  /** When the backend was asked, epoch milliseconds. */
  readonly askedAt: number
}

export type LiveStream = {
  /** Member key. */
  readonly member: string
  /** Id of the session that the stream belongs to. */
  readonly session: string
  /** Whether the session has not ended; rejects when that cannot be read. */
  readonly isServed: () => Promise<boolean>
  /** Asks the backend for the stream's session; null: no answer that pages show. */
  readonly ask: (kind: NewsKind) => Promise<FetchedNews | null>
}

/** The open streams of this process, one for each browser of a member. */
export type LiveStreams = {
  /** The bytes of a `text/event-stream`; null: there are too many, or the proxy stops. */
  open(stream: LiveStream): ReadableStream<Uint8Array> | null
  /** Whether a page of the member, here or at another process, can use news. */
  isFollowed(member: string): boolean
  /**
   * Sends an event to each stream of the member whose session has not ended, and informs other processes, unless it
   * repeats the last one or its answer was asked for earlier.
   * @param askedAt time of the call to the backend, epoch milliseconds
   */
  publish(member: string, event: MemberEvent, askedAt: number): void
  /** Ends the streams of a session that its own browser removed. */
  end(session: string): void
  /** Ends the streams of a member's sessions that were removed elsewhere, and says so there. */
  check(member: string): void
  /** Ends all streams; no other is opened. */
  close(): void
  count(): number
}
