import { expect, test, vi } from 'vitest'
import type { brand as Brand } from '../generated/brand/brand.ts'

vi.mock('../generated/brand/brand.ts', async (load) => {
  const { brand } = await load<{ brand: typeof Brand }>()
  return { brand: { ...brand, languages: ['ko', 'en'], language: 'en' } }
})

test('R-I18N-02 a brand of two languages has pages and an offline page in these alone', async () => {
  const { prerenderedSite } = await import('./prerender.tsx')
  const { root } = await prerenderedSite.renderOffline()
  const named = [...root.matchAll(/data-language="(\w+)"/g)].map(([, language]) => language)
  expect({ pages: prerenderedSite.languages, offline: named }).toEqual({
    pages: ['ko', 'en'],
    offline: ['ko', 'en'],
  })
  await expect(prerenderedSite.textsIn('vn')).rejects.toThrow('There is no language vn.')
})
