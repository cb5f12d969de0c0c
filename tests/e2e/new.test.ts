import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { staticChecks } from '../../scripts/checks/checks.ts'
import { freePort } from '../../scripts/ports.ts'
import { spawnTied } from '../../scripts/spawn-tied.mjs'
import { copyTree, runIn } from '../support/copied-tree.ts'
import { demo, signIn } from '../support/visitor.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

test.setTimeout(1_800_000)
test.use({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })

async function startIn(copy: string) {
  const [PORT, MOCK_PORT, ADMIN_PORT] = [await freePort(), await freePort(), await freePort()]
  const ports = { PORT: `${PORT}`, MOCK_PORT: `${MOCK_PORT}`, ADMIN_PORT: `${ADMIN_PORT}` }
  const child = spawnTied(process.execPath, ['scripts/start.ts'], {
    cwd: copy,
    env: { ...process.env, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (text) => {
      if (String(text).includes('The site is at')) resolve()
    })
    child.once('exit', () => {
      reject(new Error('npm start ended.'))
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { siteUrl: `http://localhost:${PORT}`, stop }
}

test(
  'what npm run new writes passes npm run check, and its screen shows the answer of the mock',
  { tag: '@matrix' },
  async ({ page }) => {
    const copy = await copyTree(repositoryRoot)
    try {
      const commands = [
        'operation notes/archived-notes --screen',
        'operation notes/archive-note --mutation',
        'operation wallet/money-history',
        'operation vouchers/voucher-list --tag balance --screen',
        'screen savings',
      ]
      for (const command of commands)
        expect(await runIn(copy, 'tools/scaffold/main.ts', ...command.split(' '))).toMatchObject({
          code: 0,
        })
      const checks = staticChecks.map(({ name }) => name)
      const { output } = await runIn(copy, 'scripts/test.ts', ...checks)
      expect(output).toContain(`${checks.length} passed, 0 failed`)

      const { siteUrl, stop } = await startIn(copy)
      try {
        await page.goto(siteUrl)
        await signIn(page, demo)
        await page.goto(`${siteUrl}/archived-notes`)
        await expect(page.getByRole('heading', { name: 'Archived notes' })).toBeVisible()
        await expect(page.getByRole('listitem').getByText('첫 번째 항목')).toBeVisible()
      } finally {
        await stop()
      }
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
)
