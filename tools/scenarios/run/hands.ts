import type { Locale } from '#site/i18n/locales.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import type { Query } from '../look/find.ts'
import type { Texts } from '../look/texts.ts'
import type { Awaitable } from './driver.ts'
import type { Shown } from '../look/shown.model.ts'

/** Distance of a finger's movement in pixels, and its time in milliseconds. */
export type Finger = {
  readonly pixels?: number | undefined
  readonly ms?: number | undefined
  readonly cancelled?: true | undefined
}

export type Way = Finger & { readonly twice?: true | undefined; readonly long?: true | undefined }

type StepWith<Word extends string> = Extract<ScreenStep, Readonly<Record<Word, unknown>>>

/** Steps that only a simulated browser can make. */
export type Gesture = StepWith<'scroll'> | StepWith<'go'> | StepWith<'prefers'> | StepWith<'swipe'>

/** Null: done. Undefined: nothing matches. Else the reason why a player cannot press the element. */
export type Outcome = string | null | undefined

/**
 * A player's eyes and hands on a page with screens, in a DOM or in a browser. Each function takes the first element that
 * matches a query.
 */
export type Hands = {
  readonly texts: Texts
  readonly language: Locale
  readonly path: () => string
  readonly states: () => Awaitable<Shown['states']>
  /** Opens a path of the site without a reload. */
  readonly goTo: (path: string) => Awaitable<void>
  readonly settle: () => Promise<void>
  readonly isThere: (query: Query) => Awaitable<boolean>
  /** Texts of each open dialog, its name first; the one in front is the last. */
  readonly dialogs: () => Awaitable<readonly (readonly string[])[]>
  /** Names of what has one of these roles in the dialog in front, or in the main part. */
  readonly namesNear: (roles: readonly string[]) => Awaitable<readonly string[]>
  readonly press: (query: Query, way: Way) => Promise<Outcome>
  /** Replaces the text of a field by typing. */
  readonly type: (query: Query, text: string) => Promise<Outcome>
  readonly paste: (query: Query, text: string) => Promise<Outcome>
  /** Labels of a list's options; undefined: nothing matches. */
  readonly options: (query: Query) => Awaitable<readonly string[] | undefined>
  readonly choose: (query: Query, label: string) => Promise<Outcome>
  /** Presses a key, such as `Shift+Tab`, where the focus is. */
  readonly key: (key: string, isComposing: boolean) => Promise<void>
  /** @throws StepRefused */
  readonly gesture: (step: Gesture) => Awaitable<void>
  /** Asks for a health check, which reading a message causes, and no button. */
  readonly requestCheck: () => Awaitable<void>
}
