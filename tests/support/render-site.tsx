import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SessionProvider } from '../../src/features/session/session.context.tsx'
import { NotifierProvider } from '../../src/features/toasts/notifier.context.tsx'
import { createNotifier } from '../../src/features/toasts/notifier.ts'
import { MoneyRequestsProvider } from '../../src/features/wallet/money-form/money-request.context.tsx'
import { createMoneyRequests } from '../../src/features/wallet/money-form/money-request.actors.ts'
import { createQueryClient } from '../../src/http/query-client.ts'
import { loadCatalog } from '../../src/i18n/catalog.ts'
import { LanguageProvider } from '../../src/i18n/language.tsx'
import { createTranslator } from '../../src/i18n/translator.ts'
import { openPageAsGuest } from './session-page.ts'
import type { openPage } from './session-page.ts'

type RenderOptions = {
  /** The page's session, by default a guest's. */
  readonly page?: ReturnType<typeof openPage>
  readonly address?: string
}

/**
 * Renders a part of the site in Korean with language, router, queries and session. `user` types and presses like a
 * person.
 */
export const renderSite = async (part: ReactNode, { page, address = '/' }: RenderOptions = {}) => {
  const translator = createTranslator('ko', await loadCatalog('ko'))
  await translator.completeForMember()
  const session = page ?? (await openPageAsGuest())
  const within = (inner: ReactNode) => (
    <LanguageProvider initial={translator}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider actor={session.actor} isServedToGuest={false}>
          <NotifierProvider value={createNotifier()}>
            <MoneyRequestsProvider actor={createMoneyRequests(() => undefined)}>
              <MemoryRouter initialEntries={[address]}>{inner}</MemoryRouter>
            </MoneyRequestsProvider>
          </NotifierProvider>
        </SessionProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
  const user = userEvent.setup()
  const rendered = await act(async () => render(within(part)))
  return { ...rendered, page: session, user }
}
