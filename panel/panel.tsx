import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CallsTab, PageCallsTab } from './calls/calls-tab.tsx'
import { MachinesTab } from './machines/machines-tab.tsx'
import type { RecordingStore } from './record/resume-recording.ts'
import { RecordTab } from './record/record-tab.tsx'
import { SidesTab } from './sides/sides-tab.tsx'
import { findMock } from './steer/mock-port.ts'
import type { MockPort } from './steer/mock-port.ts'
import { SteerTab } from './steer/steer-tab.tsx'
import type { Step } from '#scenarios/model'
import { isChange } from './steer/command-schema.ts'
import { recordStep } from './record/resume-recording.ts'

const recordingPort = (mock: MockPort, recording: RecordingStore): MockPort => ({
  forms: mock.forms,
  perform: async (command) => {
    if (!isChange(command)) return mock.perform(command)
    // The mock itself validates the command.
    const step = { backend: command } as Step
    recordStep(recording, step)
    try {
      return await mock.perform(command)
    } catch (error) {
      recording.change(
        (now) =>
          now && { ...now, steps: now.steps.filter((recordedStep) => recordedStep !== step) },
      )
      throw error
    }
  },
})

export type Panel = { readonly show: (isOpen: boolean) => void }

type PanelOptions = {
  readonly root: ShadowRoot
  readonly recording: RecordingStore
  readonly close: () => void
}

const NO_MOCK = 'This page uses another backend, so there is no mock to control.'

const tabNames = ['Mock', 'Sides', 'Machines', 'Calls', 'Record'] as const
type Tab = (typeof tabNames)[number]

const TAB = 'maru-panel:tab'
const isTab = (name: string | null): name is Tab => tabNames.some((tab) => tab === name)

function Content({
  tab,
  mock,
  recording,
}: Pick<PanelOptions, 'recording'> & { readonly tab: Tab; readonly mock: MockPort | null }) {
  if (tab === 'Machines') return <MachinesTab />
  if (tab === 'Calls') return mock === null ? <PageCallsTab /> : <CallsTab mock={mock} />
  if (mock === null) return <p className="quiet">{NO_MOCK}</p>
  if (tab === 'Sides') return <SidesTab mock={recordingPort(mock, recording)} />
  return tab === 'Record' ? (
    <RecordTab mock={mock} recording={recording} />
  ) : (
    <SteerTab mock={recordingPort(mock, recording)} />
  )
}

function useMock(): { readonly mock: MockPort | null; readonly fault: string | null } | null {
  const [foundMock, setMock] = useState<ReturnType<typeof useMock>>(null)
  useEffect(() => {
    findMock().then(
      (mock) => setMock({ mock, fault: null }),
      (error: unknown) => setMock({ mock: null, fault: String(error) }),
    )
  }, [])
  return foundMock
}

function PanelView({ close, recording }: Omit<PanelOptions, 'root'>) {
  const [tab, setTab] = useState<Tab>(() => {
    const storedTab = sessionStorage.getItem(TAB)
    return isTab(storedTab) ? storedTab : 'Mock'
  })
  const [isWide, setWide] = useState(false)
  const foundMock = useMock()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const choose = (next: Tab) => {
    sessionStorage.setItem(TAB, next)
    setTab(next)
  }
  return (
    <section className={isWide ? 'panel whole' : 'panel'} aria-label="QA panel">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          QA panel
        </h2>
        <a href="/__states" target="_blank" rel="noreferrer">
          Components and states
        </a>
        <button type="button" aria-pressed={isWide} onClick={() => setWide(!isWide)}>
          Wide
        </button>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <nav aria-label="Parts of the panel">
        {tabNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === tab ? 'true' : undefined}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <div className="content">
        {foundMock === null ? (
          <p className="quiet">Waits for the mock …</p>
        ) : (
          <>
            {foundMock.fault !== null && <p className="refusal">{foundMock.fault}</p>}
            <Content tab={tab} mock={foundMock.mock} recording={recording} />
          </>
        )}
      </div>
    </section>
  )
}

/** The panel, loaded when first opened. */
export function createPanel({ root, ...rest }: PanelOptions): Panel {
  const container = document.createElement('div')
  root.append(container)
  const view = createRoot(container)
  return { show: (isOpen) => view.render(isOpen ? <PanelView {...rest} /> : null) }
}
