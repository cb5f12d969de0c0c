import { useState } from 'react'
import type { CallFailure } from '../../http/call-failure.ts'
import { useT } from '../../i18n/language.tsx'
import { csvOf } from '../../lib/csv.ts'
import type { Cells } from '../../lib/csv.ts'
import { siteDay } from '../../lib/site-time.ts'
import { Button } from '../../ui/button.tsx'
import { useNotifier } from '../toasts/notifier.context.tsx'
import styles from './export-buttons.module.css'

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export type ExportButtonsProps = {
  /** The saved file's name, before the day. */
  readonly name: string
  readonly isEmpty: boolean
  /** The whole list with its heads; null: too long for one file. Rejects with a `CallFailure`. */
  readonly load: () => Promise<readonly Cells[] | null>
}

/** Saves a member's list as CSV, whole or not at all, and prints the page. */
export const ExportButtons = ({ name, isEmpty, load }: ExportButtonsProps) => {
  const t = useT()
  const { showToast } = useNotifier()
  const [isSaving, setIsSaving] = useState(false)
  const save = () => {
    setIsSaving(true)
    void load()
      .then(
        (rows) => {
          if (rows === null) showToast({ kind: 'warning', id: 'record.tooLong' })
          else download(`${name}-${siteDay(Date.now())}.csv`, csvOf(rows))
        },
        ({ kind }: CallFailure) => showToast({ kind: 'error', id: `failure.${kind}.title` }),
      )
      .finally(() => setIsSaving(false))
  }
  return (
    <div className={styles['buttons']}>
      <Button
        size="small"
        busy={isSaving}
        aria-disabled={isEmpty}
        onClick={isEmpty ? undefined : save}
      >
        {t('record.export')}
      </Button>
      <Button size="small" onClick={() => print()}>
        {t('record.print')}
      </Button>
    </div>
  )
}
