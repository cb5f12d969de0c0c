import { MemoryRouter } from 'react-router-dom'
import '../../src/app/styles.css'
import { lengthened } from '../../mocks/browser/lengthened.ts'
import { partGroups } from './parts/part-groups.ts'
import './parts-frame.css'

const say = (text: string): string => text

/** One group of components, each in all its states. Sample texts are English. */
export function PartsFrame({ language }: { readonly language: string }) {
  const groupName = new URLSearchParams(location.search).get('group')
  const group = partGroups.find(({ name }) => name === groupName) ?? partGroups[0]
  return (
    <MemoryRouter>
      <main className="parts">
        {group?.parts(language === 'pseudo' ? lengthened : say).map(({ name, states }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            {Object.entries(states).map(([state, node]) => (
              <figure key={state}>
                <figcaption>{state}</figcaption>
                {node}
              </figure>
            ))}
          </section>
        ))}
      </main>
    </MemoryRouter>
  )
}
