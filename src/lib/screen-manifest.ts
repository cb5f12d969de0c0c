/** The page that is part of the start. */
export const HOME_PATH = '/'

/** An item of the mock's catalog that walks use to find their way: tests/support/games.ts. */
export type Sample = 'casinoProvider' | 'slotProvider' | 'slotGame' | 'sportProvider'

/** Content of the mock backend on a screen: a table or list by its accessible name, or words of the seed. */
type SeedContent<Id extends string> =
  | { readonly table: Id }
  | { readonly list: Id }
  | { readonly button: string }
  | { readonly text: string }
  | { readonly tile: Sample; readonly as: 'button' | 'link' }

/** A menu entry (R-NAV-02). */
type MenuEntry<Id extends string, Icon extends string> = {
  /** Sort key; leave gaps. */
  readonly order: number
  readonly label: Id
  readonly icon: Icon
  /** Count shown beside it. */
  readonly unread?: 'noteCount' | 'helpCount'
  /** Address that the entry opens, if it is another screen's. The entry is marked as current on its own address. */
  readonly leadsTo?: string
}

type BarEntry<Id extends string, Icon extends string> = Pick<
  MenuEntry<Id, Icon>,
  'order' | 'label' | 'icon'
>

type Common<Id extends string, Icon extends string> = {
  /** The address; `*` for all unknown ones. */
  readonly path: `/${string}` | '*'
  /** Heading of the screen, expected by walks. */
  readonly title: Id | { readonly sample: Sample }
  /** Groups of messages, by file name: `comp` for comp.messages.yaml. */
  readonly messages: readonly string[]
  readonly menu?: MenuEntry<Id, Icon>
  /** Address of the menu entry that is marked as current here, for a screen without an own one. */
  readonly within?: `/${string}`
  readonly aboveMenu?: BarEntry<Id, Icon>
  readonly bar?: BarEntry<Id, Icon>
  /** Whether the page is prerendered, with the login for guests of a member's screen. */
  readonly isPrerendered?: true
  /** Whether the screen is the login or the registration, so that neither the header nor a panel beside it offers them. */
  readonly waysIn?: true
  /** Whether its speed is reported as `other`, not under its own address. */
  readonly isUnmeasured?: true
  /** An address that opens it, if different from its path. */
  readonly opensAt?: string
  /** Query parameters: name → whose code. */
  readonly query?: Readonly<Record<string, Sample>>
}

/**
 * Everything that the site, its build and its tests know about a screen. `npm run generate` derives the tables; no
 * file of the site imports it. `component` is a literal `async () => (await import('./….tsx')).…`, missing for home,
 * which is part of the start.
 */
export type ScreenManifest<Id extends string = string, Icon extends string = string> = Common<
  Id,
  Icon
> &
  (
    | { readonly access: 'guest'; readonly component?: () => Promise<unknown> }
    | {
        readonly access: 'member'
        readonly component: () => Promise<unknown>
        readonly shows: SeedContent<Id>
      }
  )
