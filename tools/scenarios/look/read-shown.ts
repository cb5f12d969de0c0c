import type { Said, Shown, ShownMoney } from './shown.model.ts'
import { dialogTexts } from './find.ts'
import type { TextId, Texts } from './texts.ts'

const NAME = 'maru-name'

/** The member's name that the cookie and local storage remember. */
export function rememberedName(
  cookies: string,
  storage: Pick<Storage, 'getItem'>,
): Shown['rememberedName'] {
  const cookie = new RegExp(`(?:^|; )${NAME}=([^;]+)`).exec(cookies)?.[1]
  return [
    cookie === undefined ? 'none' : decodeURIComponent(cookie),
    storage.getItem(NAME) ?? 'none',
  ]
}

const labels = {
  unknown: 'money.unknown.label',
  unreadable: 'money.unreadable.label',
  account: 'shell.drawer.account',
  balance: 'account.balance.site',
  'game money': 'account.balance.game',
  comp: 'account.balance.comp',
} as const satisfies Readonly<Record<string, TextId>>

export type Labels = Readonly<Record<keyof typeof labels, string>>

/** The texts by which a page's parts are found, in its language. */
export const labelsOf = ({ of }: Texts): Labels =>
  Object.fromEntries(Object.entries(labels).map(([name, id]) => [name, of(id)])) as Labels

export type ShownPage = Pick<Shown, 'money' | 'unread' | 'isOld' | 'rememberedName'> & {
  readonly dialogs: readonly (readonly string[])[]
}

/** What a page shows to a player. */
export function readShown(
  { account, unknown, unreadable, ...sums }: Labels,
  document: Document,
  storage: Pick<Storage, 'getItem'>,
): ShownPage {
  const drawer = document.querySelector(`[aria-label="${account}"]`)
  const header = document.querySelector('header')
  const moneyAt = (label: string): ShownMoney => {
    const isUnknown = header?.textContent.includes(unknown) === true
    const row = [...(drawer?.querySelectorAll('dt') ?? [])].find(
      ({ textContent }) => textContent.trim() === label,
    )
    const sum = row?.nextElementSibling
    if (sum === null || sum === undefined) return isUnknown ? 'a dash' : 'not shown'
    if (sum.querySelector(`[aria-label="${unreadable}"]`) !== null) return 'unreadable'
    const [figure = ''] = [...sum.childNodes].map(({ textContent }) => textContent ?? '')
    const digits = figure.replaceAll(/\D/g, '')
    return digits === '' ? 'a dash' : Number(digits)
  }
  const countAt = (path: string): number | null => {
    const aside = drawer?.querySelector(`nav a[href="${path}"]`)
    if (aside === null || aside === undefined) return null
    const badge = aside.querySelector('[aria-label]')?.getAttribute('aria-label')
    return Number(/(\d+)\D*$/.exec(badge ?? aside.textContent)?.[1] ?? 0)
  }
  return {
    dialogs: dialogTexts(document),
    money: {
      balance: moneyAt(sums.balance),
      'game money': moneyAt(sums['game money']),
      comp: moneyAt(sums.comp),
    },
    unread: { notes: countAt('/note'), inquiries: countAt('/help') },
    isOld: drawer !== null && drawer.querySelector('[role="status"]:not([hidden])') !== null,
    rememberedName: rememberedName(document.cookie, storage),
  }
}

type Rest = Pick<Shown, 'states' | 'windows' | 'path' | 'items'> & {
  /** Texts of each message and dialog until now, oldest first. */
  readonly said: readonly (readonly string[])[]
}

/** What screens show; dialogs and messages are known by their texts. */
export function shownByScreens(
  texts: Texts,
  { dialogs, ...page }: ShownPage,
  { said, ...rest }: Rest,
): Shown {
  const saidIn = (all: readonly string[]): Said => ({
    words: all[0] === undefined ? 'one without a text' : `"${all[0]}"`,
    is: (id) => all.some((text) => texts.pattern(id).test(text)),
  })
  return { ...page, ...rest, dialogs: dialogs.map(saidIn), messages: said.map(saidIn) }
}
