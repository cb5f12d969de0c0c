/** Something of the mock backend's catalog, by which a walk finds its way: tests/support/games.ts. */
export type Sample = 'casinoProvider' | 'slotProvider' | 'slotGame' | 'sportProvider'

/** What a screen shows of the mock backend's content: a table by its caption, or words of the seed. */
type Shown<Id extends string> =
  | { readonly table: Id }
  | { readonly button: string }
  | { readonly text: string }
  | { readonly tile: Sample; readonly as: 'button' | 'link' }

/** An entry of the menu (R-NAV-02). */
type MenuEntry<Id extends string, Icon extends string> = {
  /** Entries are sorted by it; leave room between them. */
  readonly order: number
  readonly label: Id
  readonly icon: Icon
  /** What is counted beside it. */
  readonly unread?: 'noteCount' | 'helpCount'
  /** The address that the entry opens, where that is another screen's; on its own it is marked as current. */
  readonly leadsTo?: string
}

type BarEntry<Id extends string, Icon extends string> = Pick<
  MenuEntry<Id, Icon>,
  'order' | 'label' | 'icon'
>

type Common<Id extends string, Icon extends string> = {
  /** The address. `*` stands for each that leads nowhere. */
  readonly path: `/${string}` | '*'
  /** Heading of the screen, which walks expect. */
  readonly title: Id | { readonly sample: Sample }
  /** The groups of messages that it needs, by the names of their files: `comp` is comp.messages.yaml. */
  readonly messages: readonly string[]
  readonly menu?: MenuEntry<Id, Icon>
  /** An entry above the menu, in the drawer of members. */
  readonly aboveMenu?: BarEntry<Id, Icon>
  /** An entry of the bar at the bottom of phones. */
  readonly bar?: BarEntry<Id, Icon>
  /** The page is sent as HTML that shows the screen, or to a guest the login. */
  readonly isPrerendered?: true
  /** On a wide screen the login stands beside it for guests. */
  readonly hasLoginBeside?: true
  /** How fast it was is reported under its own address; else it counts as `other`. */
  readonly isMeasured: boolean
  /** Pages of its class are the measure for its bytes until `npm run build -- --write-sizes` adds its own. */
  readonly budget: 'guest' | 'member'
  /** An address that leads there, where that is not its path. */
  readonly opensAt?: string
  /** What its address needs behind the path: name → whose code. */
  readonly query?: Readonly<Record<string, Sample>>
}

/**
 * All that the rest of the site, its build and its tests know of a screen. `npm run generate` writes the
 * tables from it; no file of the site imports it. `component` is a literal
 * `async () => (await import('./….tsx')).…`, and is not there for home, which is part of the start.
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
        readonly shows: Shown<Id>
      }
  )
