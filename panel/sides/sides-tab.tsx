import { useState } from 'react'
import type { LoggedCall } from '../../mocks/control/call-log.ts'
import type { SideState, SidesState } from '../../mocks/control/results.ts'
import { useReading } from '../page/use-reading.ts'
import type { MockPort } from '../steer/mock-port.ts'

const NO_BACKEND = 'The mock answers every operation. Hybrid mode needs a real backend:'
const START = 'BACKEND_URL=https://backend.example MOCK=openGame,notes npm run dev'

const sideNames: Readonly<Record<LoggedCall['answeredBy'], string>> = {
  real: 'real',
  behaviour: 'mock',
  checks: 'mock',
  generated: 'mock, generated',
  override: 'override',
}

function Last({ last }: Pick<SideState, 'last'>) {
  if (last === null) return <td className="quiet">not called</td>
  const side = sideNames[last.answeredBy]
  const outcome = [last.status ?? 'no answer', last.outcome].filter(Boolean).join(' ')
  const violation = last.violations.answer
  return (
    <td>
      {side}: {outcome}{' '}
      <span className={violation === null ? 'verdict good' : 'verdict bad'}>
        {violation === null ? 'keeps the contract' : 'breaks the contract'}
      </span>
      {violation !== null && <p className="refusal">{violation}</p>}
    </td>
  )
}

function Side({
  state: { operation, side, last },
  choose,
  isFixed,
}: {
  readonly state: SideState
  readonly choose: (operation: string, side: string) => void
  readonly isFixed: boolean
}) {
  return (
    <tr>
      <th scope="row">{operation}</th>
      <td>
        <select
          aria-label={`${operation} is answered by`}
          disabled={isFixed}
          value={side}
          onChange={({ target }) => choose(operation, target.value)}
        >
          <option>real</option>
          <option>mock</option>
        </select>
      </td>
      <Last last={last} />
    </tr>
  )
}

export function SidesTab({ mock }: { readonly mock: MockPort }) {
  const { value, refresh } = useReading(
    () => mock.perform({ command: 'sides' }) as Promise<SidesState>,
  )
  const [fault, setFault] = useState<string | null>(null)
  const choose = (operations: string, side: string) => {
    mock.perform({ command: 'answer-by', side, operations }).then(
      () => {
        setFault(null)
        refresh()
      },
      (error: unknown) => setFault(String(error)),
    )
  }
  if (value === null) return null
  const { backend, operations } = value
  return (
    <>
      {backend === null ? (
        <p className="quiet">
          {NO_BACKEND} <code>{START}</code>
        </p>
      ) : (
        <div className="row">
          <p className="quiet grow">Real: {backend}. The choice belongs to this browser tab.</p>
          <button type="button" onClick={() => choose('*', 'real')}>
            All real
          </button>
          <button type="button" onClick={() => choose('*', 'mock')}>
            All mocked
          </button>
        </div>
      )}
      {fault !== null && <p className="refusal">{fault}</p>}
      <div className="wide" tabIndex={0} role="region" aria-label="Operations">
        <table>
          <thead>
            <tr>
              {['operation', 'answered by', 'last answer'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {operations.map((state) => (
              <Side
                key={state.operation}
                state={state}
                choose={choose}
                isFixed={backend === null}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
