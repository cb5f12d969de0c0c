/** Message id → the values that it needs, for the messages that need any. */
export type MessageValues = {
  'account.connection.lost': { time: string | number }
  'account.count.value': { count: string | number }
  'account.level.value': { level: string | number }
  'balance.old.brief': { time: string | number }
  'balance.old.label': { time: string | number }
  'home.category.providers': { count: number }
  'lobby.nothingFound.title': { query: string | number }
  'lobby.search.count': { count: string | number }
  'page.pager.place': { page: string | number; pageCount: string | number }
  'shell.count.unread': { count: string | number }
  'shell.home.label': { name: string | number }
}
