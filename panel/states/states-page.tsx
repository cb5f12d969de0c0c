import { useEffect, useState } from 'react'
import { stateRoles } from '../../mocks/browser/shown-state.ts'
import type { StateRole } from '../../mocks/browser/shown-state.ts'
import { manifests } from '../../src/generated/screens/manifests.ts'
import { locales } from '../../src/i18n/locales.ts'
import { Frame } from './frame.tsx'
import { partGroups } from './parts/part-groups.ts'
import { addressOfState, plainStates } from './screen-states.ts'
import { addressOfScreen } from './screen-address.ts'
import './states-page.css'

const widths = [320, 390, 768, 1440] as const
const languages = [...Object.keys(locales), 'pseudo']

type View = {
  /** A screen's path, or the name of a group of parts. */
  readonly shown: string
  readonly width: number
  readonly language: string
  readonly role: StateRole
  readonly refusal: string
}

/** The view is in the address, so that it can be sent to somebody. */
const readView = (): View => {
  const search = new URLSearchParams(location.search)
  const isRole = (role: string | null): role is StateRole => stateRoles.some((one) => one === role)
  const role = search.get('role')
  return {
    shown: search.get('shown') ?? '/deposit',
    width: Number(search.get('width') ?? 390),
    language: search.get('language') ?? 'ko',
    role: isRole(role) ? role : 'member',
    refusal: search.get('refusal') ?? '',
  }
}

const addressOfView = (view: View): string =>
  `?${String(new URLSearchParams(Object.entries(view).map(([name, value]) => [name, String(value)])))}`

/** Screen's path → refusals as `operation.status`. */
type Refusals = Readonly<Record<string, readonly string[]>>

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly string[]
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
)

type FramesProps = {
  readonly view: View
  readonly screen: (typeof manifests)[number]
  readonly refusals: readonly string[]
  readonly change: (next: Partial<View>) => void
}

function ScreenFrames({ view, screen, refusals, change }: FramesProps) {
  const { width, language } = view
  const role = screen.access === 'member' ? 'member' : view.role
  const address = addressOfScreen(screen)
  const refusal = refusals.includes(view.refusal) ? view.refusal : refusals[0]
  return (
    <>
      {plainStates.map((name) => (
        <Frame
          key={name}
          title={name}
          width={width}
          address={addressOfState(location.origin, { name, role, language }, address)}
        />
      ))}
      {refusal !== undefined && (
        <Frame
          title={`refusal ${refusal}`}
          width={width}
          address={addressOfState(
            location.origin,
            { name: 'refusal', role, language },
            address,
            refusal,
          )}
        >
          <Choice
            label="Refusal"
            value={refusal}
            options={refusals}
            onChange={(next) => change({ refusal: next })}
          />
        </Frame>
      )}
    </>
  )
}

export function StatesPage() {
  const [view, setView] = useState(readView)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [fault, setFault] = useState('')
  useEffect(() => {
    fetch('/__states/refusals.json')
      .then(async (answer) => {
        if (!answer.ok) throw new Error(await answer.text())
        setRefusals((await answer.json()) as Refusals)
      })
      .catch((error: unknown) => setFault(String(error)))
  }, [])
  const change = (next: Partial<View>) => {
    const changed = { ...view, ...next }
    history.replaceState(null, '', addressOfView(changed))
    setView(changed)
  }
  const screen = manifests.find(({ path }) => path === view.shown)
  const entry = (name: string) => (
    <li key={name}>
      <a
        href={addressOfView({ ...view, shown: name })}
        aria-current={name === view.shown ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault()
          change({ shown: name })
        }}
      >
        {name}
      </a>
    </li>
  )
  return (
    <div className="states">
      <nav aria-label="Screens and components">
        <h2>Screens</h2>
        <ul>{manifests.map(({ path }) => entry(path))}</ul>
        <h2>Components</h2>
        <ul>{partGroups.map(({ name }) => entry(name))}</ul>
      </nav>
      <main>
        <header>
          <h1>{view.shown}</h1>
          <Choice
            label="Width"
            value={String(view.width)}
            options={widths.map(String)}
            onChange={(width) => change({ width: Number(width) })}
          />
          <Choice
            label="Language"
            value={view.language}
            options={languages}
            onChange={(language) => change({ language })}
          />
          {screen?.access === 'guest' && (
            <Choice
              label="Role"
              value={view.role}
              options={stateRoles}
              onChange={(role) => change({ role: role as StateRole })}
            />
          )}
        </header>
        {fault !== '' && <p role="alert">{fault}</p>}
        <div className="frames">
          {screen !== undefined && (
            <ScreenFrames
              view={view}
              screen={screen}
              refusals={refusals[screen.path] ?? []}
              change={change}
            />
          )}
          {partGroups.some(({ name }) => name === view.shown) && (
            <Frame
              title={view.shown}
              width={view.width}
              address={addressOfState(
                location.origin,
                { name: 'content', role: 'guest', language: view.language },
                `/__states/parts?group=${view.shown}`,
              )}
            />
          )}
        </div>
      </main>
    </div>
  )
}
