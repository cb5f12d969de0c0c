import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { Dialog } from '../../../src/ui/dialog.tsx'
import type { DialogKind } from '../../../src/ui/dialog.tsx'
import { Drawer } from '../../../src/ui/drawer.tsx'
import { QuestionDialog } from '../../../src/ui/question-dialog.tsx'
import { Sheet } from '../../../src/ui/sheet.tsx'
import { ToastRegion } from '../../../src/ui/toast-region.tsx'
import type { ToastTone } from '../../../src/ui/toast-region.tsx'
import type { PartGroup } from './part.ts'

const kinds: readonly DialogKind[] = ['plain', 'info', 'warning', 'error', 'question', 'loading']
const tones: readonly ToastTone[] = ['info', 'done', 'failed']

type OpenedProps = { readonly label: string; readonly children: (close: () => void) => ReactNode }

/** A modal part covers the page, so it opens on a press. */
function Opened({ label, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

export const dialogs: PartGroup = {
  name: 'Dialogs',
  parts: (say) => [
    {
      name: 'Dialog',
      states: Object.fromEntries(
        kinds.map((kind) => [
          kind,
          <Opened key={kind} label={say('Open')}>
            {(close) => (
              <Dialog
                open
                kind={kind}
                title={say('The provider is closed')}
                closeLabel={say('Close')}
                onDismiss={close}
                actions={<Button onClick={close}>{say('OK')}</Button>}
              >
                {say('Your balance is unchanged. Choose another provider, or come back later.')}
              </Dialog>
            )}
          </Opened>,
        ]),
      ),
    },
    {
      name: 'QuestionDialog',
      states: {
        content: (
          <Opened label={say('Open')}>
            {(close) => (
              <QuestionDialog
                title={say('Delete this message?')}
                yes={say('Delete')}
                no={say('Keep it')}
                onYes={close}
                onNo={close}
              />
            )}
          </Opened>
        ),
      },
    },
    {
      name: 'Drawer',
      states: Object.fromEntries(
        (['left', 'right'] as const).map((side) => [
          side,
          <Opened key={side} label={say('Open')}>
            {(close) => (
              <Drawer
                open
                side={side}
                label={say('Menu')}
                closeLabel={say('Close')}
                onClose={close}
              >
                <p>{say('Messages')}</p>
              </Drawer>
            )}
          </Opened>,
        ]),
      ),
    },
    {
      name: 'Sheet',
      states: {
        content: (
          <Opened label={say('Open')}>
            {(close) => (
              <Sheet open title={say('Daily limit')} closeLabel={say('Close')} onClose={close}>
                <p>{say('A lower limit takes effect immediately.')}</p>
                <Button variant="main" onClick={close}>
                  {say('Save')}
                </Button>
              </Sheet>
            )}
          </Opened>
        ),
      },
    },
    {
      name: 'ToastRegion',
      states: Object.fromEntries(
        tones.map((tone) => [
          tone,
          <Opened key={tone} label={say('Open')}>
            {(close) => (
              <ToastRegion
                label={say('Notices')}
                dismissLabel={say('Dismiss')}
                toasts={[{ id: tone, tone, text: say('Your request was sent.') }]}
                onDismiss={close}
              />
            )}
          </Opened>,
        ]),
      ),
    },
  ],
}
