import type { MockPort } from './mock-port.ts'
import type { Readings } from './readings.ts'

const wonText = (amount: number): string => amount.toLocaleString('en-US')

const waitingText = (waiting: Readings['state']['members'][number]['waiting']): string =>
  Object.entries(waiting)
    .flatMap(([kind, ids]) => (ids.length === 0 ? [] : [`${ids.length} ${kind}`]))
    .join(', ')

function InForce({
  inForce: { answers, faults },
  mock,
  onDone,
}: {
  readonly inForce: Readings['faults']
  readonly mock: MockPort
  readonly onDone: () => void
}) {
  if (answers.length + faults.length === 0) return null
  const takeBack = (filter: object) =>
    void mock.perform({ command: 'take-back', ...filter }).then(onDone)
  const activeItems = [
    ...answers.map(({ operation, times, recorded }) => ({
      key: `answer ${operation}`,
      words:
        recorded === undefined
          ? `${operation} is answered otherwise`
          : `${operation} is answered as recorded (${recorded} left, the last one stays)`,
      times,
      which: { operation },
    })),
    ...faults.map(({ id, operation, kind, delayMs, when, times }) => ({
      key: `fault ${id}`,
      words: [operation, kind, delayMs === null ? '' : `${delayMs} ms late`, when]
        .filter(Boolean)
        .join(', '),
      times,
      which: { id },
    })),
  ]
  return (
    <ul className="in-force">
      {activeItems.map(({ key, words, times, which }) => (
        <li key={key}>
          <span>
            {words}, {times === null ? 'until taken back' : `${times} more`}
          </span>
          <button type="button" onClick={() => takeBack(which)}>
            Take back
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Now({
  state: { scenario, clock, approval, members },
  inForce,
  ...rest
}: {
  readonly state: Readings['state']
  readonly inForce: Readings['faults'] | null
  readonly mock: MockPort
  readonly onDone: () => void
}) {
  return (
    <section className="card open" aria-label="The mock backend now">
      <dl>
        <dt>scenario</dt>
        <dd>{scenario}</dd>
        <dt>clock</dt>
        <dd>
          {clock.now.slice(0, 19).replace('T', ' ')} UTC
          {clock.offsetMs === 0 ? '' : `, moved by ${Math.round(clock.offsetMs / 1_000)} s`}
          {clock.stands ? ', stands' : ''}
        </dd>
        <dt>approval</dt>
        <dd>{approval.automatic ? 'by itself' : 'waits for an event'}</dd>
      </dl>
      <div className="wide" tabIndex={0} role="region" aria-label="Members">
        <table>
          <thead>
            <tr>
              {['member', 'balance', 'game money', 'sessions', 'waiting'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map(({ member, balances, sessions, waiting }) => (
              <tr key={member}>
                <th scope="row">{member}</th>
                <td>{wonText(balances.balance)}</td>
                <td>{wonText(balances.gameMoney)}</td>
                <td>{sessions}</td>
                <td>{waitingText(waiting) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {inForce !== null && <InForce inForce={inForce} {...rest} />}
    </section>
  )
}
