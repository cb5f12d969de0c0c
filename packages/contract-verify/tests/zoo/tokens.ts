import { answering, bodyOf, withHeaders, withMemory } from './layers.ts'
import type { Break } from './layers.ts'
import type { Sent } from '../../core/model.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'

const tokenOf = ({ headers }: Sent): string =>
  (headers['authorization'] ?? '').replace('Bearer ', '')

/** Calls without a valid token count as demo's. */
export const ignoringAuthorization: Layer = withMemory(() => {
  const tokens = new Set<string>()
  let ofDemo = ''
  return (next, pass) => {
    const login = answering('doLogin', (answer, sent) => {
      const token = String(answer['token'] ?? '')
      tokens.add(token)
      if (token !== '' && bodyOf(sent)?.['id'] === 'demo') ofDemo = token
      return answer
    })(next, pass)
    return (sent) =>
      login(
        tokens.has(tokenOf(sent)) ? sent : withHeaders(sent, { authorization: `Bearer ${ofDemo}` }),
      )
  }
})

/** A login ends the sessions that the member had. */
const endingOthers: Layer = withMemory(() => {
  const ids = new Map<string, string>()
  const last = new Map<string, string>()
  return (next, pass) => {
    const login = answering('doLogin', (answer, sent) => {
      const id = String(bodyOf(sent)?.['id'])
      if ('token' in answer) ids.set(String(answer['token']), id)
      if ('token' in answer) last.set(id, String(answer['token']))
      return answer
    })(next, pass)
    return (sent) => {
      const token = tokenOf(sent)
      const isEnded = ids.has(token) && last.get(ids.get(token) ?? '') !== token
      return login(isEnded ? withHeaders(sent, { authorization: 'Bearer ended' }) : sent)
    }
  }
})

export const tokenBreaks: readonly Break[] = [
  {
    name: 'authorization is ignored',
    check: 'sessions-are-required',
    operation: 'getMember',
    layer: ignoringAuthorization,
  },
  {
    name: 'a second login ends the first session',
    check: 'tokens-are-unguessable',
    operation: 'doLogin',
    layer: endingOthers,
  },
]
