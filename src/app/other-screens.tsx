import { Route, Routes } from 'react-router-dom'
import { routesForAll, routesForMembers } from '../generated/screens/routes.ts'
import { AllMessages } from '../i18n/language.tsx'
import type { Translator } from '../i18n/translator.ts'
import { GuestGate, MembersOnly } from './member-only.tsx'
import type { Site } from './site.ts'

export const OtherScreens = ({ site }: { site: Site }) => (
  <Routes>
    {routesForAll.map(({ path, Screen }) => (
      <Route
        key={path}
        path={path}
        element={
          <AllMessages>
            <Screen />
          </AllMessages>
        }
      />
    ))}
    {routesForMembers.map(({ path, Screen }) => (
      <Route key={path} path={path} element={<MembersOnly site={site} Screen={Screen} />} />
    ))}
  </Routes>
)

/**
 * Loads what the page at this address shows first. Returns a function that waits for it, given the language. Neither
 * rejects: missing code shows an error in its place.
 */
export const preparePage = (pathname: string, isServedToGuest: boolean) => {
  const isAtPath = ({ path }: { readonly path: string }) => path === pathname
  const forMembers = routesForMembers.find(isAtPath)
  const isForGuest = forMembers !== undefined && isServedToGuest
  const Screen = isForGuest ? GuestGate : (forMembers ?? routesForAll.find(isAtPath))?.Screen
  const loading = Screen?.prepare()
  return async ({ complete }: Pick<Translator, 'complete'>): Promise<void> => {
    const waitsForSession = forMembers !== undefined && !isServedToGuest
    if (!waitsForSession) await Promise.allSettled([loading, complete()])
  }
}
