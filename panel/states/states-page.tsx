import { useState } from 'react'
import { stateNames } from '../../mocks/browser/screen-states.ts'
import type { StateRole } from '../../mocks/browser/screen-states.ts'
import { manifests } from '../../src/generated/screens/manifests.ts'
import { locales } from '../../src/i18n/locales.ts'
import { addressOfScreen, addressOfState } from './screen-address.ts'
import './states-page.css'

const COMPONENTS = 'components'
const heights = { 320: 568, 390: 844, 768: 1024, 1440: 900 } as const
const ALL = 'all'
const viewOptions = {
  /** Each frame loads hundreds of files, so that all of them take their time. */
  state: [...stateNames, ALL],
  width: Object.keys(heights),
  language: [...Object.keys(locales), 'pseudo'],
  /** Who sees a screen that is for everybody. */
  role: ['member', 'guest'],
} as const

type View = Readonly<Record<'shown' | keyof typeof viewOptions, string>>

/** The view is in the address, so that it can be sent to somebody. */
const readView = (): View => ({
  shown: '/deposit',
  state: 'content',
  width: '390',
  language: 'ko',
  role: 'member',
  ...Object.fromEntries(new URLSearchParams(location.search)),
})

/** Framed pages: title → address. */
function framesOf({ shown: page, state, language, role }: View): Readonly<Record<string, string>> {
  const { origin } = location
  if (page === COMPONENTS) {
    const host = { name: 'content', role: 'guest', language } as const
    return { components: addressOfState(origin, host, '/__states/components') }
  }
  const screen = manifests.find(({ path }) => path === page)
  if (screen === undefined) return {}
  const screenRole = screen.access === 'member' ? 'member' : (role as StateRole)
  return Object.fromEntries(
    stateNames
      .filter((name) => state === ALL || name === state)
      .map((name) => [
        name,
        addressOfState(origin, { name, role: screenRole, language }, addressOfScreen(screen)),
      ]),
  )
}

export function StatesPage() {
  const [view, setView] = useState(readView)
  const change = (next: Partial<View>) => {
    const newView = { ...view, ...next }
    history.replaceState(null, '', `?${String(new URLSearchParams(newView))}`)
    setView(newView)
  }
  const width = Number(view.width)
  return (
    <div className="states">
      <nav aria-label="Screens and components">
        {[...manifests.map(({ path }) => path), COMPONENTS].map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === view.shown ? 'page' : undefined}
            onClick={() => change({ shown: name })}
          >
            {name}
          </button>
        ))}
      </nav>
      <main>
        <header>
          <h1>{view.shown}</h1>
          {Object.entries(viewOptions).map(([name, options]) => (
            <label key={name}>
              {name}
              <select
                value={view[name as keyof View]}
                onChange={({ target }) => change({ [name]: target.value })}
              >
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          ))}
        </header>
        <div className="frames">
          {Object.entries(framesOf(view)).map(([title, address]) => (
            <section key={title}>
              <h2>
                <a href={address} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </h2>
              <iframe
                key={address}
                title={title}
                src={address}
                width={width}
                height={heights[width as keyof typeof heights]}
              />
            </section>
          ))}
        </div>
      </main>
    </div>
  )
}
