import { expect, test } from 'vitest'
import { createMockBackend } from '../backend.ts'
import { withAnswersOfState, commandsOfState, hostOfState, shownStateOf } from './screen-states.ts'

const post = (path: string, token?: string) =>
  new Request(`http://mock.test/public${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(token === undefined ? { id: 'demo', pw: 'demo1234' } : {}),
  })

async function signedIn() {
  const backend = createMockBackend({ publicUrl: 'http://mock.test', seed: 1 })
  const answer = await backend.fetch(post('/user/do_login'))
  const { token } = (await answer.json()) as { token: string }
  return { backend, token }
}

test('the host name selects the shown state; pages of the site show none', () => {
  const state = { name: 'empty', role: 'member', language: 'pseudo' } as const
  expect(hostOfState(state)).toBe('empty.member.pseudo.states.localhost')
  expect(shownStateOf(hostOfState(state))).toEqual(state)
  expect(shownStateOf('localhost')).toBe(null)
  expect(shownStateOf('broken.member.ko.states.localhost')).toBe(null)
})

test('the empty state has no rows, the long one has long texts, and codes and dates stay', async () => {
  const { backend, token } = await signedIn()
  const ask = (name: 'content' | 'empty' | 'long-text') =>
    withAnswersOfState(
      name,
      backend.fetch,
    )(post('/community/notices', token)).then(
      (answer) =>
        answer.json() as Promise<{ list: { id: number; title: string; createdAt: string }[] }>,
    )
  const [content, empty, long] = [await ask('content'), await ask('empty'), await ask('long-text')]
  expect(content.list.length).toBeGreaterThan(0)
  expect(empty).toEqual({ ...content, list: [] })
  expect(long.list.map(({ id, createdAt }) => ({ id, createdAt }))).toEqual(
    content.list.map(({ id, createdAt }) => ({ id, createdAt })),
  )
  const { title = '' } = content.list[0] ?? {}
  expect(long.list[0]?.title).toBe([title, title, title, title].join(' '))
})

test('the failure state breaks every call but those of the session', async () => {
  const { backend, token } = await signedIn()
  for (const command of commandsOfState('failure')) await backend.perform(command)
  expect((await backend.fetch(post('/community/notices', token))).status).toBe(503)
  expect((await backend.fetch(post('/user/user_health_check', token))).status).toBe(200)
})
