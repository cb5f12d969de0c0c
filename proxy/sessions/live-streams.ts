import type {
  FetchedNews,
  LiveStream,
  LiveStreams,
  MemberEvent,
  News,
  NewsBus,
} from '../ports/live.ts'
import type { SessionStore } from '../ports/sessions.ts'
import { createNewsFetcher, createLastNews, groupOf, kindOf } from './live-news.ts'

/** Gateways cut off a silent answer, nginx after 20 s; pages give up after 40 s. */
const BEATS_EVERY_S = 10
/** One browser has one; a cut stream may not be noticed at once. */
const MAX_OF_A_SESSION = 4
/** A client that reads more slowly is cut off. */
const MAX_UNREAD = 64

const encoder = new TextEncoder()
const BEAT = encoder.encode(':\n\n')
const bytesOf = (text: string): Uint8Array => encoder.encode(`data: ${text}\n\n`)
const lastEvent = (status: 'ended' | 'replaced'): Uint8Array =>
  bytesOf(JSON.stringify({ status } satisfies MemberEvent))
const endedEvent = lastEvent('ended')
const replacedEvent = lastEvent('replaced')

type Stream = LiveStream & {
  readonly controller: ReadableStreamDefaultController<Uint8Array>
  /** The second of each `BEATS_EVERY_S` in which the stream gets its comment. */
  readonly slot: number
}

type Member = {
  /** Oldest first. */
  readonly streams: Set<Stream>
  /** Events to send, by group: a newer one replaces an older one that no stream has. */
  readonly pendingEvents: Map<string, Uint8Array>
  isSending: boolean
}

export type LiveStreamsOptions = {
  /** Maximum of open streams. */
  readonly maxStreams?: number
  /** Maximum of open streams of one member; a further one ends the oldest. */
  readonly mostOfMember?: number
  /** Runs work that belongs to no request, such as reading a session for another member's stream. */
  readonly runApart?: (work: () => void) => void
  /** Null: no other process serves the same members. */
  readonly bus?: NewsBus | null
}

export function createLiveStreams({
  maxStreams = 5_000,
  mostOfMember = 8,
  runApart = (work: () => void) => work(),
  bus = null,
}: LiveStreamsOptions = {}): LiveStreams {
  const members = new Map<string, Member>()
  /** Member keys by their name on the bus. */
  const keys = new Map<string, string>()
  const lastNews = createLastNews(bus)
  let count = 0
  let openedCount = 0
  let currentSlot = 0
  let isClosed = false
  let timer: ReturnType<typeof setInterval> | null = null

  const allStreams = (): readonly Stream[] =>
    [...members.values()].flatMap(({ streams }) => [...streams])
  const isOpen = (stream: Stream): boolean =>
    members.get(stream.member)?.streams.has(stream) === true
  const forget = (stream: Stream): boolean => {
    const member = members.get(stream.member)
    if (member?.streams.delete(stream) !== true) return false
    count -= 1
    if (member.streams.size === 0) {
      members.delete(stream.member)
      keys.delete(lastNews.nameOf(stream.member))
    }
    if (count === 0 && timer !== null) {
      clearInterval(timer)
      timer = null
    }
    return true
  }
  const endStream = (stream: Stream, bytes?: Uint8Array) => {
    if (!forget(stream)) return
    if (bytes !== undefined) stream.controller.enqueue(bytes)
    stream.controller.close()
  }
  const write = (stream: Stream, bytes: Uint8Array) => {
    if (!isOpen(stream)) return
    if ((stream.controller.desiredSize ?? 0) > 0) stream.controller.enqueue(bytes)
    else endStream(stream)
  }
  /** Writes to streams whose session is still served; looks each session up once. */
  const deliver = (streams: Iterable<Stream>, parts: readonly Uint8Array[]): Promise<unknown> => {
    const sessions = new Map<string, Stream[]>()
    for (const stream of streams)
      sessions.set(stream.session, [...(sessions.get(stream.session) ?? []), stream])
    return Promise.all(
      [...sessions.values()].map(async (sessionStreams) => {
        const isServed = await sessionStreams[0]?.isServed().catch(() => null)
        for (const stream of sessionStreams) {
          if (isServed === true) for (const bytes of parts) write(stream, bytes)
          else endStream(stream, isServed === false ? endedEvent : undefined)
        }
      }),
    )
  }
  const sendPending = async (member: Member) => {
    if (member.isSending) return
    member.isSending = true
    while (member.pendingEvents.size > 0) {
      const parts = [...member.pendingEvents.values()]
      member.pendingEvents.clear()
      await deliver(member.streams, parts)
    }
    member.isSending = false
  }
  const tick = () => {
    currentSlot = (currentSlot + 1) % BEATS_EVERY_S
    void deliver(
      allStreams().filter(({ slot }) => slot === currentSlot),
      [BEAT],
    )
  }
  const makeRoom = ({ streams }: Member, { session }: Stream) => {
    const streamsOfSession = [...streams].filter((stream) => stream.session === session)
    for (const stream of streamsOfSession.slice(
      0,
      Math.max(0, streamsOfSession.length + 1 - MAX_OF_A_SESSION),
    ))
      endStream(stream, replacedEvent)
    for (const stream of [...streams].slice(0, Math.max(0, streams.size + 1 - mostOfMember)))
      endStream(stream, replacedEvent)
  }
  const add = (stream: Stream) => {
    const { member: key } = stream
    const member = members.get(key) ?? {
      streams: new Set(),
      pendingEvents: new Map(),
      isSending: false,
    }
    makeRoom(member, stream)
    // Whatever its page shows, the next answer is news.
    if (member.streams.size === 0) lastNews.forget(key)
    members.set(key, member)
    keys.set(lastNews.nameOf(key), key)
    member.streams.add(stream)
    count += 1
    runApart(() => {
      timer ??= setInterval(tick, 1_000)
    })
  }
  /** Returns the mark by which news are recognized. */
  const addEvent = (key: string, { event, askedAt }: FetchedNews): string | null => {
    const text = JSON.stringify(event)
    const mark = lastNews.note(key, event, text, askedAt)
    const member = members.get(key)
    if (mark === null || member === undefined) return mark
    member.pendingEvents.set(groupOf(kindOf(event)), bytesOf(text))
    runApart(() => void sendPending(member))
    return mark
  }
  const ask = createNewsFetcher({
    streamsOf: (key) => members.get(key)?.streams ?? [],
    isLastNews: lastNews.isLastNews,
    deliver: addEvent,
  })
  const receive = (news: News) => {
    if (lastNews.isLastNews(news)) return
    const key = keys.get(news.member)
    if (key === undefined) lastNews.remember(news)
    else runApart(() => ask(key, news))
  }
  bus?.follow(receive)
  return {
    open: (request) => {
      if (isClosed || count >= maxStreams) return null
      let stream: Stream | null = null
      openedCount += 1
      return new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            stream = { ...request, controller, slot: openedCount % BEATS_EVERY_S }
            add(stream)
            controller.enqueue(BEAT)
          },
          cancel: () => {
            if (stream !== null) forget(stream)
          },
        },
        { highWaterMark: MAX_UNREAD },
      )
    },
    isFollowed: (member) => bus !== null || members.has(member),
    publish: (key, event, askedAt) => {
      const mark = addEvent(key, { event, askedAt })
      if (mark === null || bus === null) return
      runApart(() => bus.tell({ member: lastNews.nameOf(key), kind: kindOf(event), mark }))
    },
    end: (session) => {
      for (const stream of allStreams()) if (stream.session === session) endStream(stream)
    },
    check: (key) => {
      runApart(() => void deliver(members.get(key)?.streams ?? [], [BEAT]))
    },
    close: () => {
      isClosed = true
      for (const stream of allStreams()) endStream(stream)
    },
    count: () => count,
  }
}

/** The store's sessions; the streams of one that ends, end with it. */
export const withEndingStreams = (sessions: SessionStore, live: LiveStreams): SessionStore => ({
  ...sessions,
  remove: (id, logout) => sessions.remove(id, logout).finally(() => live.end(id)),
  revoke: (revocation) => sessions.revoke(revocation).finally(() => live.check(revocation.member)),
  revokeOthersLater: (revocation) =>
    sessions.revokeOthersLater(revocation).finally(() => live.check(revocation.member)),
})
