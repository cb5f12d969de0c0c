import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { OperatorImage } from './operator-image.tsx'

const show = async (address: string | null) => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'maru:image-hosts', content: 'cdn.example *.pics.example' })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  const { unmount } = await renderSite(
    <OperatorImage address={address} instead={<b>cover</b>}>
      <i>name</i>
    </OperatorImage>,
  )
  onTestFinished(unmount)
}

test('R-CALL-07 A-247 a game shows its operator’s picture from a listed host, and its drawn cover once that is broken', async () => {
  await show('https://a.pics.example/1.png')
  const picture = screen.getByRole('presentation')
  expect(picture.outerHTML).toBe(
    '<img alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" src="https://a.pics.example/1.png">',
  )
  expect(screen.getByText('name')).toBeTruthy()
  fireEvent.error(picture)
  expect(screen.queryByRole('presentation')).toBe(null)
  expect(screen.getByText('cover')).toBeTruthy()
})

test.each([
  null,
  '',
  'https://other.example/1.png',
  'http://cdn.example/1.png',
  'https://user@cdn.example/1.png',
  '/1.png',
])('R-CALL-07 A-247 %j is no picture: the drawn cover stays', async (address) => {
  await show(address)
  expect(screen.queryByRole('presentation')).toBe(null)
  expect(screen.getByText('cover')).toBeTruthy()
})
