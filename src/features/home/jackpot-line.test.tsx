import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openLobby } from '../../../tests/support/game-page.ts'
import { examplePlayer } from '../../../tests/support/players.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HOURS_8, openPage } from '../../../tests/support/session-page.ts'
import { answerCalls, ok } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { setPageToken } from '../../http/page-token.ts'
import { GameOpenProvider } from '../game-open/game-open.context.tsx'
import { HomeRows } from './home-rows.tsx'

const named = (code: string, nameKo: string) => ({ code, nameKo, nameEn: nameKo })
const slot = [
  { ...named('moon', '달빛'), offers: ['jackpot', 'classic'] },
  { ...named('fox', '여우'), offers: ['fishing'] },
]
const games = [
  { ...named('a', '황금 잭팟'), kinds: ['jackpot'] },
  { ...named('b', '푸른 숲'), kinds: ['classic'] },
  { ...named('c', '닫힌 금고'), kinds: ['jackpot'], state: 'closed' },
  { ...named('d', '은빛 종'), kinds: ['classic', 'jackpot'] },
]

const open = async (answers: Record<string, unknown>) => {
  answerCalls((path) => {
    const answer = answers[path.replace('/api/routes/', '')]
    return ok(path === '/jackpot.json' ? answer : { status: 'success', ...(answer as object) })
  })
  setPageToken({ token: 'page-token', userId: 'demo' })
  const page = openPage()
  await page.restore.answer({ player: examplePlayer(), endsInMs: HOURS_8 })
  await renderSite(
    <GameOpenProvider actor={openLobby().actor}>
      <HomeRows place="jackpot" wrapForMember={(content) => content} />
      <HomeRows place="jackpotGames" wrapForMember={(content) => content} />
    </GameOpenProvider>,
    { page },
  )
}

const lobby = {
  'get-casino-setting': { casiono: [] },
  'get-slot-setting': { slot },
  'get-sport-setting': { sport: [] },
  'get-slot-by-company': { games },
}

/** Its games are loaded after the providers. */
const PROVIDERS_MS = 10_000

beforeEach(() => {
  document.head.replaceChildren()
})

test('R-HOME-01 where the operator names no sum, a member sees the jackpot games that are open', async () => {
  await open(lobby)
  const rail = await screen.findByRole(
    'region',
    { name: word('home.jackpot.games') },
    { timeout: PROVIDERS_MS },
  )
  const tiles = within(rail).getAllByRole('listitem')
  expect(tiles.map((tile) => within(tile).getAllByRole('button')[0]?.textContent)).toEqual([
    expect.stringContaining('황금 잭팟'),
    expect.stringContaining('은빛 종'),
  ])
})

test('R-HOME-01 where the operator names a sum, the banner shows it', async () => {
  const meta = document.createElement('meta')
  meta.name = 'maru:jackpot'
  meta.content = `${location.origin}/jackpot.json`
  document.head.append(meta)
  await open({ ...lobby, '/jackpot.json': { won: 3_482_617_940 } })
  const banner = screen.getByRole('region', { name: word('home.jackpot.title') })
  await waitFor(() => expect(banner.textContent).toContain('3,482,617,940'))
  expect(screen.queryByRole('region', { name: word('home.jackpot.games') })).toBeNull()
})
