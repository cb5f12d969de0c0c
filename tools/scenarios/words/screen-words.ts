import { z } from 'zod'
import ko from '../../../src/i18n/compiled/texts/ko.json' with { type: 'json' }
import { describeNearest } from './nearest.ts'

const messageIds = Object.keys(ko)
export const messageId = z.enum(messageIds as [string, ...string[]])
export const tab = z.int().min(1).max(4).optional().describe('Which tab; 1 if not given')

/** `deposits.button.submit` or `msg2001`, rather than words on a screen. */
const looksLikeId = (text: string): boolean => /^(?:[a-z]\w*\.[\w.-]+|msg\w+)$/i.test(text)

const words = z.string().superRefine((text, context) => {
  if (!looksLikeId(text) || Object.hasOwn(ko, text)) return
  const message = `is no message. ${describeNearest(text, messageIds)}`.trimEnd()
  context.addIssue({ code: 'custom', message })
})

const playerText = z
  .union([
    words,
    z.strictObject({
      message: messageId,
      with: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ])
  .describe('The id of a message, with the values of its placeholders if it has some; or words')

/** Text that a player reads: a message by its id, or words. */
export type PlayerText = z.output<typeof playerText>

const pressable = 'button link radio checkbox switch tab option menuitem'
const notPressable =
  'alert alertdialog article cell columnheader combobox dialog complementary form group heading ' +
  'img list listitem main navigation progressbar region row rowheader searchbox spinbutton ' +
  'status table textbox timer banner contentinfo'
const roles = `${pressable} ${notPressable}`.split(' ')

/** Roles that a press looks for if its step names none. */
export const pressedRoles: readonly string[] = pressable.split(' ')

const role = z.enum(roles as [string, ...string[]]).optional()
const within = playerText
  .optional()
  .describe('The name of the dialog, form, region, row or list in which it is')
export const twice = z
  .literal(true)
  .optional()
  .describe('Presses twice, so fast that the page shows nothing in between')

const long = z
  .literal(true)
  .optional()
  .describe('Presses long, or with the right mouse button: what else there is about it')

const cancelled = z
  .literal(true)
  .optional()
  .describe('The browser takes the gesture over, so that it has no effect')

const pixels = z.int().optional().describe('How far the finger moves meanwhile, downwards')
const ms = z.int().optional().describe('How long the finger stays, in milliseconds')

const composing = z
  .literal(true)
  .optional()
  .describe('The key belongs to a syllable that is being composed, such as Enter that ends it')

const preferences = ['less motion', 'less data', 'light colours'] as const

/** Settings of the player's browser. */
export type Preference = (typeof preferences)[number]

export const prefers = z
  .array(z.enum(preferences))
  .describe(
    'What the player has told the browser, and nothing else; less motion, if a scenario says nothing',
  )

const keys = [
  ...['Escape', 'Enter', 'Space', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'ArrowLeft'],
  ...['ArrowRight', 'Home', 'End', 'Backspace', 'Delete'],
] as const

export const screenSteps = {
  press: z
    .strictObject({ press: playerText, role, in: within, twice, long, cancelled, pixels, ms, tab })
    .describe('Presses what has this name; under an open dialog nothing can be pressed'),
  type: z
    .strictObject({ type: z.string(), into: playerText, in: within, tab })
    .describe('Replaces what is in a field by typing'),
  choose: z
    .strictObject({ choose: playerText, from: playerText, in: within, tab })
    .describe('Chooses from a list that opens'),
  key: z
    .strictObject({ key: z.enum(keys), twice, composing, tab })
    .describe('Presses a key where the focus is'),
  paste: z
    .strictObject({ paste: z.string(), into: playerText, in: within, tab })
    .describe('Pastes a text into a field, where its caret is'),
  scroll: z
    .strictObject({
      scroll: z.union([z.int().min(0), z.enum(['before', 'after'])]),
      in: within,
      tab,
    })
    .describe(
      'Scrolls the page so many pixels from its top, or from its beginning the row that is in something; before, after: by its arrow for the mouse',
    ),
  go: z
    .strictObject({ go: z.enum(['back', 'forward']), tab })
    .describe("Goes to the page before or after in the browser's history"),
  prefers: z.strictObject({ prefers, tab }),
  swipe: z
    .strictObject({ swipe: playerText, cancelled, pixels, ms, tab })
    .describe(
      'Drags the sheet with this title down with a finger, until it closes or for so many pixels',
    ),
} as const

const states = [
  ...['disabled', 'enabled', 'busy', 'checked', 'unchecked', 'pressed', 'expanded', 'current'],
  ...['invalid', 'focused', 'around the focus'],
] as const

const item = z
  .strictObject({
    role,
    name: playerText.optional().describe('Its accessible name'),
    text: playerText.optional().describe('A text in it, or anywhere if it has no role'),
    in: within,
    is: z
      .union([z.enum(states), z.array(z.enum(states)).min(1)])
      .optional()
      .describe('around the focus: the focus is in it'),
    value: z.string().optional().describe('What is typed or chosen in it'),
    times: z.int().min(0).optional().describe('How often it is there; at least once if not given'),
  })
  .refine(
    ({ role, name, text }) => [role, name, text].some((value) => value !== undefined),
    'needs role, name or text',
  )

export const screenExpectation = z
  .array(item)
  .min(1)
  .describe('What the page shows, by role, name and text; times: 0 for what it must not show')

export type ScreenItem = z.output<typeof item>
export type ItemState = (typeof states)[number]
type Steps = { [Word in keyof typeof screenSteps]: z.output<(typeof screenSteps)[Word]> }
export type ScreenStep = Steps[keyof Steps]
export type PressStep = Steps['press']

export const isOfScreen = (step: object): step is ScreenStep =>
  Object.keys(screenSteps).some((word) => word in step)
