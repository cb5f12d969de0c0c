import { useSyncExternalStore } from 'react'
import type { LoggedCall } from '../../mocks/control/call-log.ts'
import { Traffic } from './traffic.tsx'
import { pageCalls } from '../observed/observed-calls.ts'
import type { MockPort } from '../steer/mock-port.ts'
import type { Readings } from '../steer/readings.ts'
import { useReading } from '../page/use-reading.ts'

const MAX_LISTED = 100

const jsonText = (value: unknown): string => JSON.stringify(value ?? 'nothing', null, 1)

const violationsOf = ({ violations: { request, answer } }: LoggedCall): readonly string[] => [
  ...(request === null ? [] : [`request: ${request}`]),
  ...(answer === null ? [] : [`answer: ${answer}`]),
]

const notesOn: Readonly<Record<LoggedCall['answeredBy'], string>> = {
  behaviour: '',
  checks: '',
  generated: 'no behaviour: generated answer',
  override: 'answered otherwise',
  real: 'real',
}

function Call({ call }: { readonly call: LoggedCall }) {
  const violations = violationsOf(call)
  const fault = call.fault === null ? [] : [`fault: ${call.fault.kind}`]
  const notes = [...fault, notesOn[call.answeredBy]].filter((note) => note !== '')
  return (
    <details className="call">
      <summary>
        <span className="time">{call.at.slice(11, 19)}</span>
        <strong>{call.operation ?? call.path}</strong>
        <span>{[call.status ?? 'no answer', call.outcome].filter(Boolean).join(' ')}</span>
        <span className="quiet">{[...notes, `${Math.round(call.durationMs)} ms`].join(', ')}</span>
        <span className={violations.length === 0 ? 'verdict good' : 'verdict bad'}>
          {violations.length === 0 ? 'keeps the contract' : 'breaks the contract'}
        </span>
      </summary>
      {violations.map((words) => (
        <p key={words} className="refusal">
          {words}
        </p>
      ))}
      <pre tabIndex={0} role="region" aria-label="Request">
        {jsonText(call.request)}
      </pre>
      <pre tabIndex={0} role="region" aria-label="Answer">
        {jsonText(call.answer)}
      </pre>
    </details>
  )
}

export function CallsTab({ mock }: { readonly mock: MockPort }) {
  const { value, refresh } = useReading(
    () => mock.perform({ command: 'calls', last: MAX_LISTED }) as Promise<Readings['calls']>,
  )
  const forget = () => void mock.perform({ command: 'calls', clear: true, last: 1 }).then(refresh)
  const calls = value?.calls ?? []
  return (
    <>
      <div className="row">
        <p className="quiet grow">
          {calls.length === 0
            ? 'No call has come yet.'
            : `The last ${calls.length} calls to the mock backend.`}
        </p>
        <button type="button" onClick={forget}>
          Forget all
        </button>
      </div>
      <Traffic mock={mock} />
      {calls.toReversed().map((call) => (
        <Call key={call.number} call={call} />
      ))}
    </>
  )
}

export function PageCallsTab() {
  const calls = useSyncExternalStore(pageCalls.subscribe, pageCalls.read)
  return (
    <>
      <p className="quiet">
        The calls of this page. Another backend answers them; the terminal says which answer breaks
        the contract.
      </p>
      {calls.toReversed().map(({ number, at, operation, outcome, durationMs }) => (
        <p key={number} className="call plain">
          <span className="time">{new Date(at).toISOString().slice(11, 19)}</span>
          <strong>{operation}</strong>
          <span>{outcome ?? 'running'}</span>
          <span className="quiet">{durationMs === null ? '' : `${durationMs} ms`}</span>
        </p>
      ))}
    </>
  )
}
