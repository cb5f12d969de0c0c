import { eachTab } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

const ownPages: Readonly<Record<string, string>> = { askingNotes: '/note', askingHelps: '/help' }

export const noQuestionOnOwnPage: Invariant = {
  name: 'nobody is asked to read messages on the page of the messages',
  reason: 'The question covers its own answer.',
  remedy: 'Guard the question with the path.',
  watch: eachTab(({ statesOf, path }) => {
    const [state = ''] = statesOf('notificationDialog')
    const own = ownPages[state]
    return own !== undefined && path.startsWith(own) ? [`${state} on ${path}`] : []
  }),
}
