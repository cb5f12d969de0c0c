import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { CommandFields } from './command-fields.tsx'
import { commandOf } from './command-schema.ts'
import type { CommandForm } from './command-schema.ts'
import type { MockPort } from './mock-port.ts'
import { Now } from './now.tsx'
import { useReading } from '../page/use-reading.ts'
import type { Readings } from './readings.ts'

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

type Answer = { readonly text: string; readonly isRefusal: boolean }

function Command({
  form,
  mock,
  onDone,
}: {
  readonly form: CommandForm
  readonly mock: MockPort
  readonly onDone: () => void
}) {
  const [texts, change] = useState<Readonly<Record<string, string>>>({})
  const [answer, setAnswer] = useState<Answer | null>(null)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    mock.perform(commandOf(form, texts)).then(
      (result) => {
        setAnswer({ text: JSON.stringify(result, null, 1), isRefusal: false })
        onDone()
      },
      (error: unknown) => setAnswer({ text: messageOf(error), isRefusal: true }),
    )
  }
  return (
    <form onSubmit={send} noValidate>
      {isEvent(form) && <p className="quiet">{form.description}</p>}
      <CommandFields form={form} texts={texts} change={change} />
      <button type="submit" className="main">
        Perform {form.title}
      </button>
      <div role="status">
        {answer !== null && (
          <pre className={answer.isRefusal ? 'refusal' : 'result'}>{answer.text}</pre>
        )}
      </div>
    </form>
  )
}

function Events({
  forms,
  ...rest
}: {
  readonly forms: readonly CommandForm[]
  readonly mock: MockPort
  readonly onDone: () => void
}) {
  const [title, setTitle] = useState(forms[0]?.title)
  const form = forms.find((commandForm) => commandForm.title === title)
  return (
    <>
      <div className="field">
        <label htmlFor="event">event</label>
        <select id="event" value={title} onChange={({ target }) => setTitle(target.value)}>
          {forms.map((commandForm) => (
            <option key={commandForm.title} value={commandForm.title}>
              {commandForm.title.replace('event ', '')}
            </option>
          ))}
        </select>
      </div>
      {form !== undefined && <Command key={title} form={form} {...rest} />}
    </>
  )
}

const isEvent = ({ fixed }: CommandForm): boolean => fixed['event'] !== undefined

export function SteerTab({ mock }: { readonly mock: MockPort }) {
  const state = useReading(() => mock.perform({ command: 'state' }) as Promise<Readings['state']>)
  const inForce = useReading(
    () => mock.perform({ command: 'faults' }) as Promise<Readings['faults']>,
  )
  const refresh = () => {
    state.refresh()
    inForce.refresh()
  }
  const mockProps = { mock, onDone: refresh }
  const firstEvent = mock.forms.findIndex(isEvent)
  const events = mock.forms.filter(isEvent)
  return (
    <>
      {state.value !== null && <Now state={state.value} inForce={inForce.value} {...mockProps} />}
      {mock.forms.map((form, index) => {
        if (isEvent(form) && index !== firstEvent) return null
        const name = isEvent(form) ? 'event' : form.title
        return (
          <details key={form.title} name="command" className="card">
            <summary>
              <strong>{name}</strong>
              <span className="quiet">
                {isEvent(form) ? 'Something happens at the operator’s' : form.description}
              </span>
            </summary>
            {isEvent(form) ? (
              <Events forms={events} {...mockProps} />
            ) : (
              <Command form={form} {...mockProps} />
            )}
          </details>
        )
      })}
    </>
  )
}
