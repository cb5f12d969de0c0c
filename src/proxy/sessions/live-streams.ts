import type { LiveStream, LiveStreams, MemberEvent } from '../core/live-port.ts'

/** Gateways cut off a silent answer, nginx after 20 s; pages give up after 40 s. */
const BEATS_EVERY_S = 10
/** One browser has one; a cut stream may not be noticed at once. */
const MOST_OF_A_SESSION = 4
/** A client that reads more slowly is cut off. */
const MOST_WAITING = 64

/** Pages of lists that are compared with their last answer. */
const MOST_KINDS = 8

const encoder = new TextEncoder()
const beat = encoder.encode(':\n\n')
const bytesOf = (event: MemberEvent): Uint8Array =>
  encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
const ended = bytesOf({ status: 'ended' })

type Stream = LiveStream & {
  readonly controller: ReadableStreamDefaultController<Uint8Array>
  /** In which second of `BEATS_EVERY_S` it gets its comment. */
  readonly slot: number
  /** Settles when everything before was sent. */
  turn: Promise<void>
}

/** What a member's streams were sent last, by kind. */
type Sent = { readonly text: string; readonly askedAt: number }

type Member = { readonly streams: Set<Stream>; readonly sent: Map<string, Sent> }

/** Events of a kind replace those of the same kind; figures and balances show the same money. */
function kindOf(event: MemberEvent): string {
  if (event.status === 'deposits' || event.status === 'withdrawals')
    return `${event.status} ${event.page} ${event.pageSize}`
  return 'money'
}

/**
 * @param most streams at once
 * @param apart runs work that belongs to no request, such as reading a session for another member's stream
 */
export function createLiveStreams({
  most = 5_000,
  apart = (work: () => void) => work(),
} = {}): LiveStreams {
  const members = new Map<string, Member>()
  let count = 0
  let opened = 0
  let second = 0
  let isClosed = false
  let timer: ReturnType<typeof setInterval> | null = null

  const all = (): readonly Stream[] => [...members.values()].flatMap(({ streams }) => [...streams])
  const forget = (stream: Stream): boolean => {
    const member = members.get(stream.member)
    if (member?.streams.delete(stream) !== true) return false
    count -= 1
    if (member.streams.size === 0) members.delete(stream.member)
    if (count === 0 && timer !== null) {
      clearInterval(timer)
      timer = null
    }
    return true
  }
  const finish = (stream: Stream, last?: Uint8Array) => {
    if (!forget(stream)) return
    if (last !== undefined) stream.controller.enqueue(last)
    stream.controller.close()
  }
  const write = (stream: Stream, bytes: Uint8Array) => {
    if ((stream.controller.desiredSize ?? 0) > 0) stream.controller.enqueue(bytes)
    else finish(stream)
  }
  /** In order, and only while the session is served. */
  const send = (stream: Stream, bytes: Uint8Array) => {
    const sendNow = async () => {
      if (!members.get(stream.member)?.streams.has(stream)) return
      if (await stream.isServed()) write(stream, bytes)
      else finish(stream, ended)
    }
    stream.turn = stream.turn.then(sendNow).catch(() => finish(stream))
  }
  const tick = () => {
    second = (second + 1) % BEATS_EVERY_S
    for (const stream of all()) if (stream.slot === second) send(stream, beat)
  }
  const add = (stream: Stream) => {
    const member = members.get(stream.member) ?? { streams: new Set(), sent: new Map() }
    const own = [...member.streams].filter(({ session }) => session === stream.session)
    for (const one of own.slice(0, Math.max(0, own.length + 1 - MOST_OF_A_SESSION))) finish(one)
    members.set(stream.member, member)
    member.streams.add(stream)
    count += 1
    apart(() => {
      timer ??= setInterval(tick, 1_000)
    })
  }
  return {
    open: (asked) => {
      if (isClosed || count >= most) return null
      let stream: Stream | null = null
      opened += 1
      return new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            stream = { ...asked, controller, slot: opened % BEATS_EVERY_S, turn: Promise.resolve() }
            add(stream)
            controller.enqueue(beat)
          },
          cancel: () => {
            if (stream !== null) forget(stream)
          },
        },
        { highWaterMark: MOST_WAITING },
      )
    },
    isFollowed: (member) => members.has(member),
    publish: (key, event, askedAt) => {
      const member = members.get(key)
      if (member === undefined) return
      const last = member.sent.get(kindOf(event))
      if (last !== undefined && askedAt < last.askedAt) return
      const text = JSON.stringify(event)
      if (member.sent.size > MOST_KINDS) member.sent.clear()
      member.sent.set(kindOf(event), { text, askedAt })
      if (text === last?.text) return
      const bytes = bytesOf(event)
      apart(() => {
        for (const stream of member.streams) send(stream, bytes)
      })
    },
    end: (session) => {
      for (const stream of all()) if (stream.session === session) finish(stream)
    },
    check: (key) => {
      apart(() => {
        for (const stream of members.get(key)?.streams ?? []) send(stream, beat)
      })
    },
    close: () => {
      isClosed = true
      for (const stream of all()) finish(stream)
    },
    count: () => count,
  }
}
