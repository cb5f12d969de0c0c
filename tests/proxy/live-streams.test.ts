import { expect, test } from 'vitest'
import type { MemberEvent } from '../../proxy/ports/live.ts'
import { createLiveStreams } from '../../proxy/sessions/live-streams.ts'
import { health } from './event-streams.ts'

const figures = (balance: number) =>
  ({ status: 'figures', answer: health({ balance }) }) as unknown as MemberEvent

/** Streams of this process whose sessions are looked up when `answer` is called. */
function startStreams() {
  const live = createLiveStreams()
  const lookedUp: string[] = []
  const answers: (() => void)[] = []
  const open = (member: string, session: string) => {
    const isServed = () => {
      lookedUp.push(session)
      return new Promise<boolean>((resolve) => void answers.push(() => resolve(true)))
    }
    const bytes = live.open({ member, session, isServed, ask: () => Promise.resolve(null) })
    const events: unknown[] = []
    const read = async () => {
      for await (const chunk of bytes as unknown as AsyncIterable<Uint8Array>) {
        const text = new TextDecoder().decode(chunk)
        if (text.startsWith('data: ')) events.push(JSON.parse(text.slice(6)))
      }
    }
    void read()
    return events
  }
  const answer = () => {
    for (const one of answers.splice(0)) one()
  }
  return { live, lookedUp, open, answer }
}

test('A-226 2,500 streams of one member are eight, and a change costs one look at each of their sessions', async () => {
  const { live, lookedUp, open, answer } = startStreams()
  const streams = Array.from({ length: 2_500 }, (_, number) => open('demo', `s${number >> 1}`))
  expect(live.count()).toBe(8)
  live.publish('demo', figures(1), 1)
  expect(lookedUp).toEqual(['s1246', 's1247', 's1248', 's1249'])
  answer()
  await expect.poll(() => streams.slice(-8)).toEqual(streams.slice(-8).map(() => [figures(1)]))
  await expect.poll(() => streams[0]).toEqual([{ status: 'replaced' }])
})

test('A-226 changes that come while sessions are looked up are sent as one, the last', async () => {
  const { live, lookedUp, open, answer } = startStreams()
  const events = open('demo', 'one')
  for (let balance = 1; balance <= 500; balance += 1)
    live.publish('demo', figures(balance), balance)
  answer()
  await expect.poll(() => events).toEqual([figures(1)])
  await expect.poll(() => lookedUp).toHaveLength(2)
  answer()
  await expect.poll(() => events).toEqual([figures(1), figures(500)])
  expect(lookedUp).toHaveLength(2)
})
