import type { QueryClient } from '@tanstack/react-query'
import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { createRoot } from 'react-dom/client'

let isOpen = false

export function openQueryDevtools(client: QueryClient): void {
  if (isOpen) return
  isOpen = true
  const container = document.createElement('aside')
  container.setAttribute('aria-label', 'React Query devtools')
  document.body.append(container)
  createRoot(container).render(
    <ReactQueryDevtools client={client} initialIsOpen buttonPosition="bottom-left" />,
  )
}
