import { useSyncExternalStore } from 'react'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { keptForm, onKeptForms } from './kept-forms.storage.ts'
import type { KeptForm } from './kept-forms.storage.ts'

export const useKeptForm = (name: string): KeptForm => {
  const userId = useSession(playerOf)?.userId ?? ''
  return useSyncExternalStore(onKeptForms, () => keptForm(userId, name))
}
