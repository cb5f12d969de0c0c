import { useState } from 'react'
import { observedSite } from '../observed/observed-site.ts'

export function QueriesTab() {
  const [fault, setFault] = useState('')
  const site = observedSite.read()
  const open = () => {
    if (site === null) return
    import('./query-devtools.tsx').then(
      ({ openQueryDevtools }) => openQueryDevtools(site.queryClient),
      (error: unknown) => setFault(String(error)),
    )
  }
  return (
    <>
      <p className="quiet">
        What the site keeps of answers: each query with its data, its age and who watches it.
      </p>
      <button type="button" className="main" onClick={open}>
        Open React Query’s devtools
      </button>
      {fault !== '' && <p className="refusal">{fault}</p>}
    </>
  )
}
