import type { Locale } from '#site/i18n/locales.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import type { PageReader } from '../look/page-reader.ts'
import type { Query } from '../look/find.ts'
import type { Texts } from '../look/texts.ts'
import type { Awaitable } from '../simulated/driver.ts'
import type { PageView } from '../look/page-view.model.ts'

/** Distance of a finger's movement in pixels, and its time in milliseconds. */
export type FingerMovement = {
  readonly pixels?: number | undefined
  readonly ms?: number | undefined
  readonly cancelled?: true | undefined
}

export type PressOptions = FingerMovement & {
  readonly twice?: true | undefined
  readonly long?: true | undefined
}

type StepWith<Word extends string> = Extract<ScreenStep, Readonly<Record<Word, unknown>>>

/** Steps that only a simulated browser can make. */
export type Gesture = StepWith<'scroll'> | StepWith<'go'> | StepWith<'prefers'> | StepWith<'swipe'>

/** Null: done. Undefined: nothing matches. Else the reason why a player cannot press the element. */
export type ActionOutcome = string | null | undefined

type ReaderAnswer<Name extends keyof PageReader> = ReturnType<PageReader[Name]>

/** Calls the reader of a page, in this process or in Chromium. */
export type AskPage = <Name extends keyof PageReader>(
  name: Name,
  ...question: Parameters<PageReader[Name]>
) => Awaitable<ReaderAnswer<Name>>

/** Controls of a page with screens, as a player uses them. Each function uses the first element that matches a query. */
export type PlayerControls = {
  readonly texts: Texts
  readonly language: Locale
  readonly ask: AskPage
  readonly path: () => string
  readonly readStates: () => Awaitable<PageView['states']>
  /** Opens a path of the site without a reload. */
  readonly goTo: (path: string) => Awaitable<void>
  readonly settle: () => Promise<void>
  readonly press: (query: Query, way: PressOptions) => Promise<ActionOutcome>
  /** Replaces the text of a field by typing. */
  readonly type: (query: Query, text: string) => Promise<ActionOutcome>
  readonly paste: (query: Query, text: string) => Promise<ActionOutcome>
  readonly choose: (query: Query, label: string) => Promise<ActionOutcome>
  /** Presses a key, such as `Shift+Tab`, where the focus is. */
  readonly key: (key: string, isComposing: boolean) => Promise<void>
  /** @throws StepError */
  readonly gesture: (step: Gesture) => Awaitable<void>
  /** Asks for a health check, which reading a message causes, and no button. */
  readonly requestCheck: () => Awaitable<void>
}
