import type {
  FetchedNews,
  LiveStream,
  MemberEvent,
  News,
  NewsBus,
  NewsKind,
} from '../ports/live.ts'

/** Members whose last answers are compared. */
const MAX_MEMBERS = 20_000
/** Pages of lists of each. */
const MAX_KINDS = 8
/** Minimum time between two requests of a member's streams for news that other processes announced. */
const ASK_EVERY_MS = 500
/** Kinds that are asked for together; the next health check shows the others. */
const MAX_ASKED = 4

type LastAnswer = { readonly mark: string; readonly askedAt: number }

export function kindOf(event: MemberEvent): NewsKind {
  return event.status === 'deposits' || event.status === 'withdrawals'
    ? `${event.status} ${event.page} ${event.pageSize}`
    : event.status
}

/** Events of a group replace each other; figures and balances show the same money. */
export const groupOf = (kind: NewsKind): string => (kind.includes(' ') ? kind : 'money')

/** The last news that each member's pages received. */
export function createLastNews(bus: NewsBus | null) {
  const members = new Map<string, Map<string, LastAnswer>>()
  const lastAnswersOf = (name: string): Map<string, LastAnswer> => {
    const cached = members.get(name)
    if (cached !== undefined) return cached
    const [oldest] = members.size < MAX_MEMBERS ? [] : members.keys()
    if (oldest !== undefined) members.delete(oldest)
    const lastAnswers = new Map<string, LastAnswer>()
    members.set(name, lastAnswers)
    return lastAnswers
  }
  const nameOf = (member: string): string => bus?.nameOf(member) ?? member
  return {
    nameOf,
    forget: (member: string) => void members.delete(nameOf(member)),
    /** The mark of an answer that is news; null: it is older than the last one, or repeats it. */
    note: (member: string, event: MemberEvent, text: string, askedAt: number): string | null => {
      const group = groupOf(kindOf(event))
      const lastAnswers = lastAnswersOf(nameOf(member))
      const lastAnswer = lastAnswers.get(group)
      if (lastAnswer !== undefined && askedAt < lastAnswer.askedAt) return null
      const mark = bus?.markOf(text) ?? text
      if (lastAnswers.size >= MAX_KINDS && lastAnswer === undefined) lastAnswers.clear()
      lastAnswers.set(group, { mark, askedAt })
      return mark === lastAnswer?.mark ? null : mark
    },
    isLastNews: ({ member, kind, mark }: News): boolean =>
      members.get(member)?.get(groupOf(kind))?.mark === mark,
    /** Remembers news that another process sent to pages without a stream here. */
    remember: ({ member, kind, mark }: News) => {
      const lastAnswers = lastAnswersOf(member)
      const group = groupOf(kind)
      if (lastAnswers.size >= MAX_KINDS && !lastAnswers.has(group)) lastAnswers.clear()
      lastAnswers.set(group, { mark, askedAt: lastAnswers.get(group)?.askedAt ?? 0 })
    },
  }
}

type NewsPorts = {
  readonly streamsOf: (member: string) => Iterable<LiveStream>
  readonly isLastNews: (news: News) => boolean
  readonly deliver: (member: string, fetched: FetchedNews) => void
}

/** Fetches news that another process announced, once for all streams of a member. */
export function createNewsFetcher({ streamsOf, isLastNews, deliver }: NewsPorts) {
  /** News to fetch, by member and kind. */
  const pendingNews = new Map<string, Map<NewsKind, News>>()

  const askOne = async (member: string, kind: NewsKind) => {
    // The newest stream is asked first, because an old one may be cut off.
    for (const stream of [...streamsOf(member)].toReversed()) {
      const news = await stream.ask(kind).catch(() => null)
      if (news === null) continue
      deliver(member, news)
      return
    }
  }
  const askAll = async (member: string) => {
    const news = [...(pendingNews.get(member)?.values() ?? [])]
    pendingNews.set(member, new Map())
    for (const item of news) if (!isLastNews(item)) await askOne(member, item.kind)
    setTimeout(() => {
      if ((pendingNews.get(member)?.size ?? 0) > 0) void askAll(member)
      else pendingNews.delete(member)
    }, ASK_EVERY_MS)
  }
  return (member: string, news: News) => {
    const kinds = pendingNews.get(member)
    if (kinds === undefined) {
      pendingNews.set(member, new Map([[news.kind, news]]))
      void askAll(member)
    } else if (kinds.size < MAX_ASKED || kinds.has(news.kind)) kinds.set(news.kind, news)
  }
}
