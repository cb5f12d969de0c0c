import { onTestFinished } from '../support/this-test.ts'
import type { browserAt } from './proxy-harness.ts'
import { member } from './scripted-backend.ts'

type Device = ReturnType<typeof browserAt>
type Event = Readonly<Record<string, unknown>> & { readonly status: string }

export const health = (more: object = {}) => ({
  status: 'success',
  user: { ...member, ...more },
  noteCount: 2,
  helpCount: 1,
})
/** The stream of a device, as the page reads it. */
export async function listen(url: string, device: Device) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${url}/api/routes/member-events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: device.cookie() ?? '',
      authorization: `Bearer ${device.token() ?? ''}`,
    },
    body: '{}',
    signal: leaving.signal,
  })
  const events: Event[] = []
  let text = ''
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks)
        if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)) as Event)
    }
    return 'ended'
  }
  const end = response.ok ? read() : Promise.resolve('refused')
  end.catch(() => undefined)
  return { response, events, ended: end, leave: () => leaving.abort() }
}

export const statusesOf = ({ events }: { events: readonly Event[] }) =>
  events.map(({ status }) => status)
