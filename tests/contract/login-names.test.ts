import { expect, test } from 'vitest'
import { bundleContract } from '#contract'
import { emitProxyRoutes } from '#contract/emit'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import { renameFields } from '../../proxy/backend/forward.ts'
import { startHarness } from '../proxy/proxy-harness.ts'
import { onTestFinished } from '../support/this-test.ts'

test('R-CALL-07 one line of routes.yaml sets the field names of id and password for the backend', async () => {
  const backend = await bundleContract('openapi/public.yaml')
  const proxy = await bundleContract('openapi/proxy.yaml')
  const login = proxy.paths['/api/routes/user-do-login']?.post
  expect(login?.['x-backend-names']).toEqual({ id: 'id', pw: 'pw' })

  const names = { id: 'userId', pw: 'password' }
  if (login) login['x-backend-names'] = names
  expect(emitProxyRoutes(proxy, backend)).toContain('"names":{"id":"userId","pw":"password"}')
  expect(renameFields({ id: 'demo', pw: 'demo1234' }, names)).toEqual({
    userId: 'demo',
    password: 'demo1234',
  })
  expect(renameFields({ amount: 1 }, null)).toEqual({ amount: 1 })
})

test('R-CALL-07 the proxy sends a login under the names of the table', async () => {
  const login = proxyRoutes.find(({ operationId }) => operationId === 'userDoLogin')
  if (login?.backend?.names == null) throw new Error('The login has no names of its own.')
  const { names } = login.backend
  const renamed = Object.assign(login.backend, { names: { id: 'userId', pw: 'password' } })
  onTestFinished(() => void Object.assign(renamed, { names }))

  const { backend, browser } = await startHarness()
  await browser().signIn()
  expect(JSON.parse(backend.received[0]?.body ?? '')).toEqual({
    userId: 'demo',
    password: 'demo1234',
  })
})
