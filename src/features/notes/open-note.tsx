import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSessionActor } from '../session/session.context.tsx'
import { noteMutations } from './notes.queries.ts'
import type { Note } from './notes.queries.ts'
import { PlainText } from '../../ui/plain-text.tsx'
import { ReadingDialog } from '../notification-dialog/reading-dialog.tsx'

/** A message, opened: opening reads it (R-COMM-01). */
export const OpenNote = ({ note, onClose }: { note: Note; onClose: () => void }) => {
  const reading = useMutation(noteMutations.open(note.id))
  const session = useSessionActor()
  const { mutate } = reading
  useEffect(() => {
    mutate(undefined, { onSuccess: () => session.send({ type: 'health.requested' }) })
  }, [mutate, session])
  return (
    <ReadingDialog title={note.title} reading={reading} onClose={onClose}>
      {({ content }) => <PlainText>{content}</PlainText>}
    </ReadingDialog>
  )
}
