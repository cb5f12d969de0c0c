import { useSyncExternalStore } from 'react'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { keptForm, onKeptForms } from './kept-forms.storage.ts'
import type { KeptForm } from './kept-forms.storage.ts'

/** The member's money form of that name, and every change of it. */
export const useKeptForm = (name: string): KeptForm => {
  const userId = useSession(playerOf)?.userId ?? ''
  return useSyncExternalStore(onKeptForms, () => keptForm(userId, name))
}
