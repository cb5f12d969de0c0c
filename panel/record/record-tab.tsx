import { useId, useState, useSyncExternalStore } from 'react'
import type { SubmitEvent } from 'react'
import type { MockPort } from '../steer/mock-port.ts'
import { beginRecording } from './begin-recording.ts'
import type { RecordingStore } from './resume-recording.ts'
import { readPageState } from './page-state.ts'
import { recordingText } from './recording-text.ts'
import { SaveForm } from './save-form.tsx'
import { withCheck } from './recording.ts'
import type { Recording } from './recording.ts'

const members = { none: 'a guest', demo: 'demo, signed in', sora: 'sora, signed in' } as const

function scenariosOf({ forms }: MockPort): readonly string[] {
  const form = forms.find(({ fixed }) => fixed['command'] === 'scenario')
  return form?.fields.find(({ name }) => name === 'name')?.options ?? []
}

function BeginForm({ mock }: { readonly mock: MockPort }) {
  const id = useId()
  const [fault, setFault] = useState('')
  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    if (text('title').trim().length < 10)
      return setFault('Describe the scenario in a sentence of at least 10 characters.')
    setFault('')
    beginRecording(mock, {
      title: text('title').trim(),
      scenario: text('scenario'),
      member: text('member') as keyof typeof members,
    }).catch((error: unknown) => setFault(String(error)))
  }
  return (
    <form onSubmit={begin} noValidate>
      <p>
        What you do on the site, what you tell the mock in this panel, and the time that passes
        become a scenario. The mock starts again, what the site keeps in this browser is forgotten,
        and the page loads.
      </p>
      <div className="field">
        <label htmlFor={`${id}-title`}>What it shows, as a sentence</label>
        <input
          id={`${id}-title`}
          name="title"
          autoComplete="off"
          aria-describedby={`${id}-fault`}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-scenario`}>Scenario of the mock</label>
        <select id={`${id}-scenario`} name="scenario">
          {scenariosOf(mock).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-member`}>It begins with</label>
        <select id={`${id}-member`} name="member">
          {Object.entries(members).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <p id={`${id}-fault`} role="status" className="refusal">
        {fault}
      </p>
      <button type="submit" className="main">
        Record
      </button>
    </form>
  )
}

function Running({
  recording,
  store,
}: {
  readonly recording: Recording
  readonly store: RecordingStore
}) {
  const stop = () =>
    store.change((now) => now && { ...withCheck(now, readPageState(), Date.now()), isOver: true })
  return (
    <>
      <div className="row">
        <p className="grow" role="status">
          <span className="dot" aria-hidden="true" /> Recording “{recording.title}”:{' '}
          {recording.steps.length} steps.
        </p>
        <button type="button" className="main" onClick={stop}>
          Stop
        </button>
      </div>
      <p className="quiet">
        Use the site, and the parts Mock and Machines of this panel. Before each step is noted what
        the machines, dialogs, messages and the balance are.
      </p>
      <pre tabIndex={0} role="region" aria-label="Steps until now">
        {recordingText(recording)}
      </pre>
    </>
  )
}

export function RecordTab({
  mock,
  recording: store,
}: {
  readonly mock: MockPort
  readonly recording: RecordingStore
}) {
  const recording = useSyncExternalStore(store.subscribe, store.read)
  if (recording === null) return <BeginForm mock={mock} />
  if (!recording.isOver) return <Running recording={recording} store={store} />
  return <SaveForm recording={recording} discard={() => store.change(() => null)} />
}
