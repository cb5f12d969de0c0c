import type { Locale } from '#site/i18n/locales.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import type { Eyes } from '../look/eyes.ts'
import type { Query } from '../look/find.ts'
import type { Texts } from '../look/texts.ts'
import type { Awaitable } from '../simulated/driver.ts'
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

type Answer<Name extends keyof Eyes> = ReturnType<Eyes[Name]>

/** Asks the eyes on a page, in this process or in Chromium. */
export type Ask = <Name extends keyof Eyes>(
  name: Name,
  ...question: Parameters<Eyes[Name]>
) => Awaitable<Answer<Name>>

/** A player's hands on a page with screens. Each function takes the first element that matches a query. */
export type Hands = {
  readonly texts: Texts
  readonly language: Locale
  readonly ask: Ask
  readonly path: () => string
  readonly states: () => Awaitable<Shown['states']>
  /** Opens a path of the site without a reload. */
  readonly goTo: (path: string) => Awaitable<void>
  readonly settle: () => Promise<void>
  readonly press: (query: Query, way: Way) => Promise<Outcome>
  /** Replaces the text of a field by typing. */
  readonly type: (query: Query, text: string) => Promise<Outcome>
  readonly paste: (query: Query, text: string) => Promise<Outcome>
  readonly choose: (query: Query, label: string) => Promise<Outcome>
  /** Presses a key, such as `Shift+Tab`, where the focus is. */
  readonly key: (key: string, isComposing: boolean) => Promise<void>
  /** @throws StepRefused */
  readonly gesture: (step: Gesture) => Awaitable<void>
  /** Asks for a health check, which reading a message causes, and no button. */
  readonly requestCheck: () => Awaitable<void>
}
