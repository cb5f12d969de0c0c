import { expect, test } from 'vitest'
import { bundleContract } from '../../scripts/contract/bundle.ts'
import { emitProxyRoutes } from '../../scripts/contract/emit-operations.ts'
import { underNames } from '../../src/proxy/backend/forward.ts'

test('R-CALL-07 one line of routes.yaml says under which names the backend gets id and password', async () => {
  const backend = await bundleContract('openapi/public.yaml')
  const proxy = await bundleContract('openapi/proxy.yaml')
  const login = proxy.paths['/api/routes/user-do-login']?.post
  expect(login?.['x-backend-names']).toEqual({ id: 'id', pw: 'pw' })

  const names = { id: 'userId', pw: 'password' }
  if (login) login['x-backend-names'] = names
  expect(emitProxyRoutes(proxy, backend)).toContain(
    '"names": {\n        "id": "userId",\n        "pw": "password"\n      }',
  )
  expect(underNames({ id: 'demo', pw: 'demo1234' }, names)).toEqual({
    userId: 'demo',
    password: 'demo1234',
  })
  expect(underNames({ amount: 1 }, null)).toEqual({ amount: 1 })
})
