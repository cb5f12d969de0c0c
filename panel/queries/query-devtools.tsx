import type { QueryClient } from '@tanstack/react-query'
import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { createRoot } from 'react-dom/client'

let isOpen = false

export function openQueryDevtools(client: QueryClient): void {
  if (isOpen) return
  isOpen = true
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'React Query devtools')
  document.body.append(place)
  createRoot(place).render(
    <ReactQueryDevtools client={client} initialIsOpen buttonPosition="bottom-left" />,
  )
}
