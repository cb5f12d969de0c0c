import type { Announcement, PageView, DisplayedMoney } from './page-view.model.ts'
import { dialogTexts } from './find.ts'
import type { TextId, Texts } from './texts.ts'

const REMEMBERED_NAME_KEY = 'maru-name'

/** The member's name that the cookie and local storage remember. */
export function rememberedName(
  cookies: string,
  storage: Pick<Storage, 'getItem'>,
): PageView['rememberedName'] {
  const cookie = new RegExp(`(?:^|; )${REMEMBERED_NAME_KEY}=([^;]+)`).exec(cookies)?.[1]
  return [
    cookie === undefined ? 'none' : decodeURIComponent(cookie),
    storage.getItem(REMEMBERED_NAME_KEY) ?? 'none',
  ]
}

const LABEL_IDS = {
  unknown: 'money.unknown.label',
  unreadable: 'money.unreadable.label',
  account: 'shell.drawer.account',
  balance: 'account.balance.site',
  'game money': 'account.balance.game',
  comp: 'account.balance.comp',
} as const satisfies Readonly<Record<string, TextId>>

export type Labels = Readonly<Record<keyof typeof LABEL_IDS, string>>

/** The texts by which a page's parts are found, in its language. */
export const labelsOf = ({ of }: Texts): Labels =>
  Object.fromEntries(Object.entries(LABEL_IDS).map(([name, id]) => [name, of(id)])) as Labels

export type DocumentView = Pick<PageView, 'money' | 'unread' | 'isMoneyOld' | 'rememberedName'> & {
  readonly dialogs: readonly (readonly string[])[]
}

/** Reads the visible content of a page. */
export function readDocumentView(
  { account, unknown, unreadable, ...sums }: Labels,
  document: Document,
  storage: Pick<Storage, 'getItem'>,
): DocumentView {
  const drawer = document.querySelector(`[aria-label="${account}"]`)
  const header = document.querySelector('header')
  const moneyAt = (label: string): DisplayedMoney => {
    const isMoneyUnknown = header?.textContent.includes(unknown) === true
    const row = [...(drawer?.querySelectorAll('dt') ?? [])].find(
      ({ textContent }) => textContent.trim() === label,
    )
    const sum = row?.nextElementSibling
    if (sum === null || sum === undefined) return isMoneyUnknown ? 'a dash' : 'not shown'
    if (sum.querySelector(`[aria-label="${unreadable}"]`) !== null) return 'unreadable'
    const [figure = ''] = [...sum.childNodes].map(({ textContent }) => textContent ?? '')
    const digits = figure.replaceAll(/\D/g, '')
    return digits === '' ? 'a dash' : Number(digits)
  }
  const countAt = (path: string): number | null => {
    const link = drawer?.querySelector(`nav a[href="${path}"]`)
    if (link === null || link === undefined) return null
    const badge = link.querySelector('[aria-label]')?.getAttribute('aria-label')
    return Number(/(\d+)\D*$/.exec(badge ?? link.textContent)?.[1] ?? 0)
  }
  return {
    dialogs: dialogTexts(document),
    money: {
      balance: moneyAt(sums.balance),
      'game money': moneyAt(sums['game money']),
      comp: moneyAt(sums.comp),
    },
    unread: { notes: countAt('/note'), inquiries: countAt('/help') },
    isMoneyOld: drawer !== null && drawer.querySelector('[role="status"]:not([hidden])') !== null,
    rememberedName: rememberedName(document.cookie, storage),
  }
}

type TabView = Pick<PageView, 'states' | 'windows' | 'path' | 'items'> & {
  /** Texts of each message and dialog until now, oldest first. */
  readonly announcements: readonly (readonly string[])[]
}

/** Combines the views of a document and its tab; dialogs and messages are identified by their texts. */
export function combineViews(
  texts: Texts,
  { dialogs, ...page }: DocumentView,
  { announcements, ...rest }: TabView,
): PageView {
  const announcementOf = (shownTexts: readonly string[]): Announcement => ({
    text: shownTexts[0] === undefined ? 'one without a text' : `"${shownTexts[0]}"`,
    hasId: (id) => shownTexts.some((text) => texts.pattern(id).test(text)),
  })
  return {
    ...page,
    ...rest,
    dialogs: dialogs.map(announcementOf),
    messages: announcements.map(announcementOf),
  }
}
