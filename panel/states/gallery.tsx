import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import '../../src/app/styles.css'
import { Amount } from '../../src/ui/amount.tsx'
import { Button } from '../../src/ui/button.tsx'
import { CheckField } from '../../src/ui/check-field.tsx'
import { ChoiceCards } from '../../src/ui/choice-cards.tsx'
import { ChoiceField } from '../../src/ui/choice-field.tsx'
import { CoverTile } from '../../src/ui/cover-tile.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { Drawer } from '../../src/ui/drawer.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { IconButton } from '../../src/ui/icon-button.tsx'
import { CloseIcon, RefreshIcon } from '../../src/ui/icons-action.tsx'
import { InfoIcon } from '../../src/ui/icons-state.tsx'
import { Meter } from '../../src/ui/meter.tsx'
import { Callout } from '../../src/ui/callout.tsx'
import { Pager } from '../../src/ui/pager.tsx'
import { Sheet } from '../../src/ui/sheet.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { StatusPill } from '../../src/ui/status-pill.tsx'
import { TextArea } from '../../src/ui/text-area.tsx'
import { TextField } from '../../src/ui/text-field.tsx'
import { Tile } from '../../src/ui/tile.tsx'
import { ToastRegion } from '../../src/ui/toast-region.tsx'

const noop = () => undefined

/** Renders a node for each value, labelled with the value. */
const each = <Value extends string | number>(
  values: readonly Value[],
  show: (value: Value) => ReactNode,
): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(values.map((value) => [value, show(value)]))

type OpenedProps = { readonly children: (close: () => void) => ReactNode }

/** A modal part covers the page, so it opens on a press. */
function Opened({ children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

const banks = [
  { value: 'a', title: 'Kookmin Bank' },
  { value: 'b', title: 'Industrial Bank of Korea' },
]
const amount = { unit: 'won', unknownLabel: 'Unknown', concealedLabel: 'Hidden' }

/** Components of `src/ui` in states that no single screen shows together. */
const components: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  Button: {
    ...each(['main', 'quiet', 'ghost'], (variant) => <Button variant={variant}>Deposit</Button>),
    ...each(['small', 'regular', 'large'], (size) => <Button size={size}>Join</Button>),
    wide: <Button wide>Send request</Button>,
    'with icon': <Button icon={<RefreshIcon />}>Refresh</Button>,
    busy: <Button busy>Deposit</Button>,
    disabled: <Button disabled>Deposit</Button>,
  },
  IconButton: {
    content: <IconButton label="Close" icon={<CloseIcon />} />,
    'with count': <IconButton label="Close" icon={<CloseIcon />} badge="3" />,
    disabled: <IconButton label="Close" icon={<CloseIcon />} disabled />,
  },
  TextField: {
    empty: <TextField label="Amount" hint="At least 10,000 won" />,
    content: <TextField label="Amount" defaultValue="30,000" after="won" />,
    error: <TextField label="Amount" defaultValue="500" error="The minimum is 10,000 won." />,
    password: (
      <TextField type="password" label="Password" reveal={{ show: 'Show', hide: 'Hide' }} />
    ),
    disabled: <TextField label="Login id" defaultValue="demo" disabled />,
  },
  TextArea: {
    content: <TextArea label="Your question" defaultValue="Where is my bonus?" />,
    error: <TextArea label="Your question" error="Write your question." />,
  },
  ChoiceField: {
    empty: <ChoiceField label="Bank" placeholder="Choose" options={banks} />,
    error: <ChoiceField label="Bank" placeholder="Choose" options={banks} error="Choose one." />,
  },
  ChoiceCards: each(['content', 'disabled'], (state) => (
    <ChoiceCards
      legend="Way to pay"
      value="a"
      onChange={noop}
      disabled={state === 'disabled'}
      choices={banks.map((bank) => ({ ...bank, aside: 'From 10,000 to 5,000,000 won' }))}
    />
  )),
  CheckField: {
    content: <CheckField label="Remember my id" />,
    checked: <CheckField label="Remember my id" defaultChecked />,
    error: <CheckField label="I am 19 or older" error="Confirm your age to continue." />,
  },
  Dialog: each(['plain', 'info', 'warning', 'error', 'question', 'loading'], (kind) => (
    <Opened>
      {(close) => (
        <Dialog
          open
          kind={kind}
          title="The provider is closed"
          closeLabel="Close"
          onDismiss={close}
          actions={<Button onClick={close}>OK</Button>}
        >
          Choose another provider, or come back later.
        </Dialog>
      )}
    </Opened>
  )),
  Drawer: each(['left', 'right'], (side) => (
    <Opened>
      {(close) => (
        <Drawer open side={side} label="Menu" closeLabel="Close" onClose={close}>
          <p>Messages</p>
        </Drawer>
      )}
    </Opened>
  )),
  Sheet: {
    content: (
      <Opened>
        {(close) => (
          <Sheet open title="Daily limit" closeLabel="Close" onClose={close}>
            <p>A lower limit takes effect immediately.</p>
          </Sheet>
        )}
      </Opened>
    ),
  },
  ToastRegion: each(['info', 'done'], (tone) => (
    <Opened>
      {(close) => (
        <ToastRegion
          label="Notices"
          dismissLabel="Dismiss"
          toasts={[{ id: tone, tone, text: 'Your request was sent.' }]}
          onDismiss={close}
        />
      )}
    </Opened>
  )),
  Amount: {
    ...each(['plain', 'gold', 'in'], (tone) => (
      <Amount {...amount} figure="1,250,000" tone={tone} />
    )),
    ...each(['regular', 'large', 'huge'], (size) => (
      <Amount {...amount} figure="999,999,999" size={size} />
    )),
    unknown: <Amount {...amount} figure={null} />,
    concealed: <Amount {...amount} figure="1,250,000" concealed />,
  },
  Meter: each([0, 40, 100, 120], (value) => (
    <Meter label="Daily limit" value={value} maximum={100} text={`${value} of 100 used`} />
  )),
  Pager: each([1, 3, 5], (page) => (
    <Pager
      page={page}
      pageCount={5}
      labels={{ name: 'Pages', newer: 'Newer', older: 'Older', place: `Page ${page} of 5` }}
    />
  )),
  StatusPill: each(['neutral', 'waiting', 'done'], (tone) => (
    <StatusPill tone={tone}>Waiting</StatusPill>
  )),
  Note: each(['good', 'bad', 'unsure'], (tone) => (
    <Callout tone={tone} title="Your request was sent">
      <p>The operator confirms it within ten minutes.</p>
    </Callout>
  )),
  Tile: each(['wine', 'violet', 'moss'], (glow) => (
    <Tile href="#tile" glow={glow} title="Live casino" caption="3 unread" />
  )),
  CoverTile: each(['content', 'dimmed', 'busy'], (state) => (
    <CoverTile
      cover={<svg viewBox="0 0 3 4" aria-hidden="true" />}
      name="Dragon Palace"
      caption="Evolution"
      dimmed={state === 'dimmed'}
      busy={state === 'busy'}
    />
  )),
  EmptyState: {
    content: (
      <EmptyState icon={<InfoIcon />} title="No messages yet" action={<Button>Ask us</Button>}>
        Answers to your questions arrive here.
      </EmptyState>
    ),
  },
  ErrorState: {
    content: (
      <ErrorState
        title="Your messages could not be loaded"
        retry={{ label: 'Try again', onPress: noop }}
      >
        Nothing was lost. Try again in a moment.
      </ErrorState>
    ),
  },
  Skeleton: each(['line', 'title', 'row', 'portrait', 'wide'], (shape) => (
    <Skeleton shape={shape} />
  )),
}

export const Gallery = () => (
  <MemoryRouter>
    <main style={{ padding: 16 }}>
      {Object.entries(components).map(([name, states]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          {Object.entries(states).map(([state, node]) => (
            <figure key={state} style={{ margin: '0 0 16px' }}>
              <figcaption>{state}</figcaption>
              {node}
            </figure>
          ))}
        </section>
      ))}
    </main>
  </MemoryRouter>
)
