import { describe, expect, test } from 'vitest'
import { backendOperations } from '#site/generated/backend-operations.ts'
import { conclusionOf } from '../report/conclusion.ts'
import type { RequestSent, Transport } from '../contract/model.ts'
import { readOptions } from '../options.ts'
import { progressLine, showProgress } from '../command/progress.ts'
import { htmlReport } from '../report/html.ts'
import { junitReport, sarifReport } from '../report/machine-reports.ts'
import { terminalText } from '../report/terminal.ts'
import type { Settings } from '../run/run.ts'
import type { Verdict } from '../report/verdict.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import { verifyBy } from './verify-by.ts'
import { verifyProxy } from '../../../tests/support/verified-proxy.ts'
import { virtualTime } from '../../../tests/support/virtual-time.ts'
import { changeResponse } from './zoo/layers.ts'

const BACKEND = 'http://backend.test'
const all = backendOperations.length
const defaults = readOptions(['--backend', BACKEND])

/** The mock behind a slow network, with simulated time. */
function slowMock(
  delayOf: (sent: RequestSent) => number,
  change: Partial<Settings> = {},
  layer: (next: Transport) => Transport = (next) => next,
): Promise<Verdict> {
  const time = virtualTime()
  return time.until(
    verifyMock(
      (mock) => async (sent) => {
        await time.sleep(delayOf(sent))
        return time.atOnce(() => layer(mock)(sent))
      },
      { steer: undefined, clock: time.now, sleep: time.sleep, ...change },
    ),
  )
}

function endings(verdict: Verdict) {
  const sarif = sarifReport(verdict) as {
    runs: readonly {
      invocations: readonly { executionSuccessful: boolean; exitCode: number }[]
    }[]
  }
  const [, errors = ''] = /name="contract:verify"[^>]* errors="(\d+)"/.exec(
    junitReport(verdict, BACKEND),
  )!
  return {
    exitCode: conclusionOf(verdict).exitCode,
    sarif: sarif.runs[0]?.invocations.map((invocation) => [
      invocation.executionSuccessful,
      invocation.exitCode,
    ]),
    junitErrors: Number(errors),
    html: /<h1>(.*?)<\/h1>/.exec(htmlReport(verdict, BACKEND, new Date(0)))?.[1],
  }
}

const incomplete = {
  exitCode: 2,
  sarif: [[false, 2]],
  junitErrors: 1,
  html: 'Incomplete',
}
const holds = { exitCode: 0, sarif: [[true, 0]], junitErrors: 0, html: 'Passed' }

describe('a run that is cut off', () => {
  test.each([20, 60, 200, 400])(
    'R-CALL-03 after %i s the report names the remaining checks and how to extend the time, and never passes',
    async (seconds) => {
      const verdict = await slowMock(() => 1_000, { deadline: seconds * 1_000 })
      const { planned = 0, unreached = [] } = verdict.checks ?? {}
      expect(endings(verdict)).toEqual(incomplete)
      const last = terminalText(verdict, BACKEND).split('\n').at(-1)
      expect(last).toMatch(
        new RegExp(
          String.raw`^Incomplete: [\d,]+ checks of \d+ not reached, at \d+ of ${all} operations\. The result is unknown\. Until then: 0 errors, 0 warnings\. Give it more time: --time \d+\.$`,
        ),
      )
      expect(unreached.length).toBeGreaterThan(0)
      expect(unreached.length).toBeLessThanOrEqual(planned)
      expect(Number(/--time (\d+)/.exec(last ?? '')?.[1])).toBeGreaterThan(seconds)
    },
  )

  test('R-CALL-03 an unreached check is an error in JUnit, and a check of answers is omitted', async () => {
    const verdict = await slowMock(() => 1_000, { deadline: 60_000 })
    const xml = junitReport(verdict, BACKEND)
    expect(xml).toContain(
      'name="doLogin other-methods-are-refused">\n      <error message="not reached: the run ended before"/>',
    )
    expect(xml).toContain(
      'name="doLogin body-fits-schema">\n      <skipped message="not reached: the run ended before"/>',
    )
  })

  test('R-CALL-03 earlier errors stay in the report of an incomplete run', async () => {
    const wrongType = changeResponse('getMember', (received) => ({
      ...received,
      headers: { ...received.headers, 'content-type': 'text/plain' },
    }))
    const verdict = await slowMock(
      () => 1_000,
      { deadline: 60_000 },
      (next) => wrongType(next),
    )
    expect(endings(verdict)).toEqual(incomplete)
    expect(terminalText(verdict, BACKEND)).toContain('Until then: 2 errors, 0 warnings.')
  })

  test('R-CALL-03 a run stopped in the middle is incomplete, also for the site', async () => {
    for (const run of [verifyMock, verifyProxy]) {
      const stop = new AbortController()
      let calls = 0
      const layer = (next: Transport) => (sent: RequestSent) => {
        calls += 1
        if (calls === 100) stop.abort()
        return next(sent)
      }
      const verdict = await run(layer, { signal: stop.signal })
      expect(verdict.ended?.words).toBe('It was stopped.')
      expect(endings(verdict)).toEqual(incomplete)
      expect(conclusionOf(verdict).words).not.toContain('--time')
    }
  })

  test('R-CALL-03 without a login no report says that the backend passed', async () => {
    const denied = changeResponse('doLogin', (received) => ({
      ...received,
      text: '{"status":"pass"}',
    }))
    const verdict = await verifyMock(denied)
    expect(endings(verdict)).toEqual(incomplete)
    expect(conclusionOf(verdict).words).toContain(`none of the ${all} operations was checked`)
    expect(junitReport(verdict, BACKEND)).not.toContain('body-fits-schema"/>')
  })
})

describe('a slow backend', () => {
  // Thousands of simulated calls.
  test(
    'R-CALL-03 that takes a second per call is verified completely in the default time',
    { timeout: 90_000 },
    async () => {
      const verdict = await slowMock(() => 1_000, {
        deadline: defaults.time * 1_000,
        parallel: defaults.parallel,
      })
      expect([verdict.findings, verdict.skipped, verdict.ended]).toEqual([[], [], null])
      expect(endings(verdict)).toEqual(holds)
      expect(verdict.milliseconds).toBeLessThan((defaults.time * 1_000 * 4) / 5)
    },
  )

  test('R-CALL-03 a backend that answers one call at a time gets no finding for delays that the run causes', async () => {
    let free = 0
    let most = 0
    let waiting = 0
    const time = virtualTime()
    const oneByOne =
      (mock: Transport): Transport =>
      async (sent) => {
        waiting += 1
        most = Math.max(most, waiting)
        free = Math.max(free, time.now()) + 900
        await time.sleep(free - time.now())
        waiting -= 1
        return time.atOnce(() => mock(sent))
      }
    const run = verifyBy(
      oneByOne,
      ['same-answer-twice', 'sessions-are-required', 'wrong-requests-are-refused'],
      { clock: time.now, sleep: time.sleep },
    )
    const verdict = await time.until(run)
    expect([verdict.findings, verdict.ended]).toEqual([[], null])
    expect(most).toBeLessThanOrEqual(6)
  })

  test('R-CALL-03 a single slow operation is found among fast ones', async () => {
    const verdict = await slowMock(({ path }) => (path.endsWith('/notices') ? 2_600 : 10), {
      probes: new Set(['same-answer-twice']),
    })
    const found = verdict.findings.map(({ operation, message }) => `${operation} ${message}`)
    expect([...new Set(found)]).toEqual(['notices takes longer than 2000 ms'])
  })
})

describe('requests beside each other', () => {
  async function measurePace(change: Partial<Settings>) {
    const time = virtualTime()
    const starts: number[] = []
    let inFlight = 0
    let maxInFlight = 0
    await time.until(
      verifyBy(
        (mock) => async (sent) => {
          starts.push(time.now())
          inFlight += 1
          maxInFlight = Math.max(maxInFlight, inFlight)
          await time.sleep(100)
          inFlight -= 1
          return time.atOnce(() => mock(sent))
        },
        ['same-answer-twice', 'sessions-are-required'],
        { clock: time.now, sleep: time.sleep, ...change },
      ),
    )
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
    return { most: maxInFlight, shortest: Math.min(...gaps) }
  }

  test('R-CALL-03 no more requests are sent at once than --parallel allows', async () => {
    expect((await measurePace({ parallel: 1 })).most).toBe(1)
    expect((await measurePace({ parallel: 7 })).most).toBe(7)
  })

  test('R-CALL-03 no more requests are sent in a second than --rate allows', async () => {
    expect((await measurePace({ rate: 4 })).shortest).toBeGreaterThanOrEqual(250)
  })

  test(
    'R-CALL-03 yield the same findings in the same order, whichever answer comes first',
    { timeout: 90_000 },
    async () => {
      const spoilt = (next: Transport): Transport =>
        changeResponse('getMember', (received) => ({ ...received, text: '{"status":"success"}' }))(
          changeResponse('notices', (received) => ({ ...received, status: 418 }))(next),
        )
      const verifyWith = async (factor: number, parallel: number) => {
        let count = 0
        const delay = () => 20 + (((count += 1) * factor) % 97)
        const probes = new Set([
          'same-answer-twice',
          'wrong-requests-are-refused',
          'keys-move-once',
        ])
        const { findings } = await slowMock(delay, { parallel, probes }, spoilt)
        return findings.map(({ check, operation, message }) => `${check} ${operation} ${message}`)
      }
      const first = await verifyWith(31, 32)
      expect(first.length).toBeGreaterThan(10)
      expect(await verifyWith(57, 32)).toEqual(first)
      expect(await verifyWith(57, 1)).toEqual(first)
    },
  )
})

describe('while it runs', () => {
  const progress = {
    planned: 480,
    done: 120,
    requests: 1_234,
    stage: 'A ticket serves once',
    waiting: null,
  }

  test('R-CALL-03 it shows its progress and what it is waiting for', () => {
    expect(progressLine(progress, 35.4)).toBe(
      '120 of 480 checks, 1,234 requests, 35 s: A ticket serves once',
    )
    expect(progressLine({ ...progress, waiting: 'waiting 12 s (HTTP 429)' }, 35)).toBe(
      '120 of 480 checks, 1,234 requests, 35 s: waiting 12 s (HTTP 429)',
    )
    expect(progressLine({ ...progress, planned: 0, stage: '' }, 0)).toBe(
      'starting, 1,234 requests, 0 s',
    )
  })

  test('R-CALL-03 a terminal shows one line that is overwritten and erased at the end', () => {
    const written: string[] = []
    const end = showProgress(progress, {
      write: (text) => void written.push(text),
      isTerminal: true,
      columns: () => 20,
    })
    end()
    expect(written).toEqual(['\r\u001B[K'])
  })
})
