import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callFailure } from '../../tests/support/call-failure.ts'
import { useSingleMutation } from './use-single-mutation.ts'

test('R-ACCT-07 a second press before the first is drawn calls nothing, and one after a failure calls again', async () => {
  const client = new QueryClient()
  const calls: string[] = []
  const { result } = renderHook(
    () =>
      useSingleMutation<never, string>({
        mutationFn: (press) => {
          calls.push(press)
          return Promise.reject(callFailure('timeout'))
        },
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  act(() => {
    result.current.mutate('first')
    result.current.mutate('second')
  })
  await waitFor(() => expect(result.current.isError).toBe(true))
  act(() => result.current.mutate('third'))
  await waitFor(() => expect(calls).toEqual(['first', 'third']))
})
