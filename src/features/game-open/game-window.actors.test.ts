import { expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { AnyEventObject } from 'xstate'
import { nextMessage } from '../../platform/next-message.ts'
import { gameWindowKeeper } from './game-window.actors.ts'
import { GAME_WINDOW_FEATURES } from '../../platform/windows.ts'
import type { OwnedWindow } from '../../platform/windows.ts'

const desktop = { userAgent: 'X11; Linux x86_64', platform: 'Linux', maxTouchPoints: 0 }
const tablet = { userAgent: 'Macintosh', platform: 'MacIntel', maxTouchPoints: 5 }
const url = 'https://games.example/play?ticket=1'

type Answer = 'window' | 'blocked' | 'closed' | 'no window at all' | 'nothing' | 'an exception'

const attempt = (device: typeof desktop, answers: readonly Answer[]) => {
  const did: unknown[] = []
  const heard: string[] = []
  const left = [...answers]
  const windows: { closed: boolean }[] = []
  const open = (features: string | undefined): OwnedWindow | null => {
    did.push(['open', features])
    const answer = left.shift()
    if (answer === 'blocked') return null
    if (answer === 'no window at all') return JSON.parse('{}') as OwnedWindow
    if (answer === 'nothing') return undefined as unknown as null
    if (answer === 'an exception') throw new Error('not allowed here')
    const state = { closed: answer === 'closed' }
    windows.push(state)
    return {
      set opener(value: unknown) {
        did.push(['opener', value])
      },
      get closed() {
        return state.closed
      },
      location: { replace: (to) => did.push(['lead', to]) },
      close: () => {
        state.closed = true
        did.push('close')
      },
    }
  }
  const keeper = gameWindowKeeper({ device, open, prepare: () => did.push('prepare') })
  const machine = setup({ actors: { keeper } }).createMachine({
    initial: 'trying',
    on: { '*': { actions: ({ event }: { event: AnyEventObject }) => heard.push(event.type) } },
    states: {
      trying: {
        invoke: { id: 'keeper', src: 'keeper' },
        on: { 'attempt.ended': 'over' },
      },
      over: {},
    },
  })
  const actor = createActor(machine).start()
  const lead = () => {
    const child = actor.getSnapshot().children['keeper']
    child?.send({ type: 'address.accepted', url })
  }
  return { did, heard, windows, lead, end: () => actor.send({ type: 'attempt.ended' }) }
}

const asWindow = ['open', GAME_WINDOW_FEATURES]

test('R-GAME-03 a window is reserved at once, prepared after the press and navigated to the game, without an opener', async () => {
  const { did, heard, lead, end } = attempt(desktop, ['window'])
  expect([did, heard]).toEqual([[asWindow], ['window.reserved']])
  await nextMessage()
  expect(did).toEqual([asWindow, 'prepare'])
  lead()
  end()
  expect(did).toEqual([asWindow, 'prepare', ['opener', null], ['lead', url]])
  expect(heard).toEqual(['window.reserved', 'window.opened'])
})

test('R-GAME-03 a Mac with touch gets a tab', () => {
  expect(attempt(tablet, ['window']).did[0]).toEqual(['open', undefined])
})

test('a window that no game came to is closed again, and not written into', async () => {
  const { did, end } = attempt(desktop, ['window'])
  end()
  await nextMessage()
  expect(did).toEqual([asWindow, 'close'])
})

test('nothing is written into a window that shows its game already, or that the player closed', async () => {
  const quick = attempt(desktop, ['window'])
  quick.lead()
  const closed = attempt(desktop, ['window'])
  closed.windows[0]!.closed = true
  await nextMessage()
  expect([quick.did, closed.did]).toEqual([[asWindow, ['opener', null], ['lead', url]], [asWindow]])
})

test('R-GAME-03 a window that the player closes stays closed, and is noticed without an answer', () => {
  vi.useFakeTimers()
  try {
    const { did, heard, windows, lead, end } = attempt(desktop, ['window'])
    vi.advanceTimersByTime(1_000)
    expect(heard).toEqual(['window.reserved'])
    windows[0]!.closed = true
    vi.advanceTimersByTime(250)
    expect(heard).toEqual(['window.reserved', 'window.closed'])
    lead()
    end()
    vi.advanceTimersByTime(1_000)
    expect(did).toEqual([asWindow, 'close'])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('R-GAME-03 a window closed in the moment of the answer stays closed', () => {
  const { did, heard, windows, lead } = attempt(desktop, ['window'])
  windows[0]!.closed = true
  lead()
  expect(heard).toEqual(['window.reserved', 'window.closed'])
  expect(did).toEqual([asWindow])
})

test('a closed window from a pop-up blocker counts as blocked', () => {
  const { did, heard, lead } = attempt(desktop, ['closed', 'window'])
  expect(heard).toEqual(['window.blocked'])
  lead()
  expect(heard).toEqual(['window.blocked', 'window.opened'])
  expect(did).toEqual([asWindow, asWindow, ['opener', null], ['lead', url]])
})

test.each(['no window at all', 'nothing', 'an exception', 'closed'] as const)(
  'R-GAME-03 a browser that gives %s has blocked the window, which the player’s next press opens',
  (answer) => {
    const { did, heard, lead } = attempt(desktop, [answer, 'window'])
    expect([did, heard]).toEqual([[asWindow], ['window.blocked']])
    lead()
    expect(heard).toEqual(['window.blocked', 'window.opened'])
    expect(did).toEqual([asWindow, asWindow, ['opener', null], ['lead', url]])
  },
)

test('a blocked window is tried once more when the player presses the button', () => {
  const { did, heard, lead } = attempt(desktop, ['blocked', 'window'])
  expect(heard).toEqual(['window.blocked'])
  lead()
  expect(heard).toEqual(['window.blocked', 'window.opened'])
  expect(did).toEqual([asWindow, asWindow, ['opener', null], ['lead', url]])
})

test('a repeated block is reported again', () => {
  const { heard, lead } = attempt(desktop, ['blocked', 'blocked'])
  lead()
  expect(heard).toEqual(['window.blocked', 'window.blocked'])
})
