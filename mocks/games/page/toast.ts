import { element } from './element.ts'

type NoticeAction = { readonly label: string; readonly onPress: () => void }

/** One place for what went wrong and what to do next; empty and hidden while nothing is. */
export function createNotice() {
  const box = element('div', { class: 'notice', role: 'alert', hidden: true })
  return {
    box,
    hush: (): void => {
      box.hidden = true
      box.replaceChildren()
    },
    tell: (text: string, action?: NoticeAction): void => {
      box.hidden = false
      box.replaceChildren(element('p', {}, [text]))
      if (action === undefined) return
      const button = element('button', { type: 'button', class: 'retry' }, [action.label])
      button.addEventListener('click', action.onPress)
      box.append(button)
    },
  }
}
