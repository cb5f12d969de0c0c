/** Message id → the values that it needs, for the messages that need any. */
export type MessageValues = {
  'account.connection.lost': { time: string | number }
  'account.count.value': { count: string | number }
  'account.level.value': { level: string | number }
  'allGames.count.text': { count: string | number }
  'allGames.failed.text': { count: number }
  'allGames.found.title': { query: string | number }
  'allGames.progress.text': { count: string | number; known: string | number }
  'amount.error.not-enough': { amount: string | number; unit: string | number }
  'amount.error.too-large': { amount: string | number; unit: string | number }
  'amount.error.too-small': { amount: string | number; unit: string | number }
  'amount.error.unreadable': { example: string | number }
  'amount.most': { amount: string | number; unit: string | number }
  'amount.step.brief': { amount: string | number }
  'balance.old.brief': { time: string | number }
  'balance.old.label': { time: string | number }
  'bets.count': { count: number }
  'bets.totals.bet': { scope: string | number }
  'bets.totals.net': { scope: string | number }
  'bets.totals.win': { scope: string | number }
  'deposits.account.limit': { at: string | number }
  'deposits.account.tooMany': { count: number }
  'deposits.cancel.question': { amount: string | number; unit: string | number }
  'deposits.payIn.by.left': { minutes: string | number }
  'deposits.payIn.by.leftHours': { hours: string | number }
  'deposits.payIn.by.over': { time: string | number }
  'deposits.payIn.by.text': { time: string | number }
  'deposits.payIn.step.pay': { amount: string | number; unit: string | number }
  'deposits.payIn.step.requested': { at: string | number }
  'deposits.question': { amount: string | number; unit: string | number }
  'deposits.refusal.break': { at: string | number }
  'deposits.refusal.limit': { at: string | number; left: string | number }
  'deposits.refusal.limitNever': { left: string | number }
  'deposits.refusal.time': { at: string | number }
  'deposits.sent': { amount: string | number; unit: string | number }
  'devices.day.today': { time: string | number }
  'devices.day.yesterday': { time: string | number }
  'devices.question.end': { device: string | number }
  'footer.rule.age': { age: number }
  'guard.providers.all': { count: string | number }
  'guard.providers.count': { count: number }
  'home.category.providers': { count: number }
  'idle.dialog.left': { seconds: number }
  'inquiries.error.content': { count: number }
  'inquiries.error.title': { count: number }
  'inquiries.question.deleteAll': { count: number }
  'inquiries.refusal.waiting': { count: number }
  'items.language.text': { language: string | number }
  'lobby.favourite.button': { name: string | number }
  'lobby.nothingFound.title': { query: string | number }
  'lobby.recommended.title': { name: string | number }
  'lobby.search.count': { count: string | number }
  'lobby.search.everywhere': { query: string | number }
  'lobby.search.placeholder': { provider: string | number }
  'lock.until': { time: string | number }
  'login.refusal.retry': { minutes: number }
  'money.range': { maximum: string | number; minimum: string | number; unit: string | number }
  'money.sum': { amount: string | number; unit: string | number }
  'moneyForm.last.amount': { amount: string | number }
  'moneyForm.last.both': { amount: string | number; way: string | number }
  'moneyForm.unknown.still': { time: string | number }
  'notes.list.title': { count: number }
  'notes.question.deleteAll': { count: number }
  'notes.read.at': { at: string | number }
  'notes.unread.count': { count: number }
  'notices.list.title': { count: number }
  'page.pager.place': { page: string | number; pageCount: string | number }
  'protection.break.question': { days: number }
  'protection.break.start': { days: number }
  'protection.check.played': { hours: string | number; minutes: string | number }
  'protection.facts.moreIn': { value: string | number }
  'protection.facts.moreOut': { value: string | number }
  'protection.limit.addNamed': { name: string | number }
  'protection.limit.editNamed': { name: string | number }
  'protection.limit.error': { maximum: string | number }
  'protection.limit.field': { name: string | number }
  'protection.limit.left': { left: string | number; used: string | number }
  'protection.limit.lift': { name: string | number }
  'protection.limit.pending': { at: string | number; until: string | number; value: string | number }
  'protection.limit.set': { left: string | number; used: string | number; value: string | number }
  'protection.limit.unset': { used: string | number }
  'protection.limit.used': { used: string | number }
  'protection.realityCheck.every': { minutes: string | number }
  'protection.strip.loginElsewhere': { at: string | number }
  'protection.strip.loginHere': { at: string | number }
  'protection.strip.played': { hours: number; minutes: string | number }
  'protection.time.minutes': { minutes: string | number }
  'register.button.next': { step: string | number }
  'register.confirm.age': { age: string | number }
  'shell.count.unread': { count: string | number }
  'shell.home.label': { name: string | number }
  'slotGames.count.text': { count: number }
  'transfers.question': { amount: string | number; unit: string | number }
  'transfers.sent': { amount: string | number; unit: string | number }
  'withdrawals.cancel.question': { amount: string | number; unit: string | number }
  'withdrawals.inGames.text': { amount: string | number; unit: string | number }
  'withdrawals.question': { amount: string | number; unit: string | number }
  'withdrawals.sent': { amount: string | number; unit: string | number }
}
