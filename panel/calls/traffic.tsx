import { useId, useState } from 'react'
import type { ChangeEvent } from 'react'
import type { Results } from '../../mocks/control/results.ts'
import { describeReplay, logInHar } from '../../mocks/control/read-traffic.ts'
import type { MockPort } from '../steer/mock-port.ts'

function download(har: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(har, null, 1)]))
  link.download = 'calls.har'
  link.click()
  URL.revokeObjectURL(link.href)
}

export function Traffic({ mock }: { readonly mock: MockPort }) {
  const id = useId()
  const [result, setResult] = useState<{ readonly text: string; readonly isRefusal: boolean }>()
  const refuse = (error: unknown) =>
    setResult({ text: error instanceof Error ? error.message : String(error), isRefusal: true })
  const save = () => void mock.perform({ command: 'har' }).then(download, refuse)
  async function replay(file: File): Promise<void> {
    try {
      const log = logInHar(await file.text())
      const replay = (await mock.perform({ command: 'replay', log })) as Results['replay']
      setResult({ text: describeReplay(replay), isRefusal: false })
    } catch (error) {
      refuse(error)
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file !== undefined) void replay(file)
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <>
      <div className="row">
        <button type="button" onClick={save}>
          Save as HAR
        </button>
        <label htmlFor={id}>Replay a HAR file</label>
        <input id={id} type="file" accept=".har,.json" onChange={choose} />
      </div>
      <div role="status">
        {result !== undefined && (
          <pre className={result.isRefusal ? 'refusal' : 'result'}>{result.text}</pre>
        )}
      </div>
    </>
  )
}
