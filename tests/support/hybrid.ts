import type { MockBackendOptions } from '../../mocks/backend.ts'
import { operationsNamed } from '../../mocks/control/sides.ts'
import { startMock } from './mock-scenario.ts'

/** A mock in hybrid mode with another mock as its real backend; `breakOff` stops that one. */
export function hybridScenario(
  mocked: string,
  options: Partial<MockBackendOptions> = {},
  ofReal: Partial<MockBackendOptions> = {},
) {
  const real = startMock({ publicUrl: 'https://real.test', ...ofReal })
  let isDown = false
  let paths: readonly string[] = []
  const url = 'https://real.test'
  const mock = startMock({
    ...options,
    realBackend: {
      url,
      mockedOperations: operationsNamed(mocked),
      call: (path, init) => {
        paths = [...paths, path]
        const cause = { code: 'ECONNREFUSED' }
        if (isDown) return Promise.reject(new TypeError('fetch failed', { cause }))
        return real.backend.fetch(new Request(url + path, init))
      },
    },
  })
  const log = async () => {
    const { calls } = await mock.backend.perform({ command: 'calls' })
    return calls.map(({ operation, answeredBy, status, violations }) => [
      operation,
      answeredBy,
      status,
      violations.answer,
    ])
  }
  return {
    real,
    ...mock,
    log,
    asked: () => paths,
    breakOff: () => void (isDown = true),
    mend: () => void (isDown = false),
  }
}
