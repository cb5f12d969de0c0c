import { useId, useState } from 'react'
import { parseJson, readTextProperty } from '../../src/lib/json.ts'
import { recordingText } from './recording-text.ts'
import { fileNameOf } from './recording.ts'
import type { Recording } from './recording.ts'

type SaveResult = { readonly text: string; readonly isRefusal: boolean }

async function save(name: string, text: string): Promise<SaveResult> {
  const response = await fetch('/__panel/save', {
    method: 'POST',
    body: JSON.stringify({ name, text }),
  })
  const answer = parseJson(await response.text())
  const says = readTextProperty(answer, 'says') ?? `The server answers ${response.status}.`
  return { text: says, isRefusal: !response.ok }
}

export function SaveForm({
  recording,
  discard,
}: {
  readonly recording: Recording
  readonly discard: () => void
}) {
  const id = useId()
  const [name, setName] = useState(() => fileNameOf(recording.title))
  const [text, setText] = useState(() => recordingText(recording))
  const [result, setResult] = useState<SaveResult | null>(null)
  const showResult = (answer: Promise<SaveResult>) =>
    void answer.then(setResult, (error: unknown) =>
      setResult({ text: String(error), isRefusal: true }),
    )
  const file = `recorded/${name}`
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-text`}>Scenario file</label>
        <textarea
          id={`${id}-text`}
          rows={18}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-name`}>File name</label>
        <input
          id={`${id}-name`}
          value={name}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="row">
        <button type="button" className="main" onClick={() => showResult(save(name, text))}>
          Save in tests/scenarios
        </button>
        <button type="button" onClick={discard}>
          Discard
        </button>
      </div>
      <div role="status">
        {result !== null && (
          <pre className={result.isRefusal ? 'refusal' : 'result'}>{result.text}</pre>
        )}
      </div>
      <p className="quiet">
        In tests/scenarios/{file}.yaml it is played by <code>npm run scenarios -- {file}</code>, and
        in a browser with <code>--target browser</code>.
      </p>
    </>
  )
}
