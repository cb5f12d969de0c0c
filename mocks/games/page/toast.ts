import { element } from './element.ts'

type ToastAction = { readonly label: string; readonly onPress: () => void }

export function createToast() {
  const box = element('div', { class: 'toast', role: 'alert', hidden: true })
  return {
    box,
    hide: (): void => {
      box.hidden = true
      box.replaceChildren()
    },
    show: (text: string, action?: ToastAction): void => {
      box.hidden = false
      box.replaceChildren(element('p', {}, [text]))
      if (action === undefined) return
      const button = element('button', { type: 'button', class: 'retry' }, [action.label])
      button.addEventListener('click', action.onPress)
      box.append(button)
    },
  }
}
