import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/ports.ts'
import { CannotRunError } from '../../scripts/cannot-run-error.ts'
import { Members } from './members.ts'
import type { Member } from './members.ts'
import { Outcomes } from './outcomes.ts'
import { Proxy, startBackend } from './programs.ts'
import { mountSmallDisk } from './small-disk.ts'

const site = fileURLToPath(new URL('../../dist', import.meta.url))
const CONCURRENT_MEMBERS = 48
const SLOW_OPERATION = '/public/community/note_list'
const RETRY_AFTER_S = 1
const KILL_PHASE = 'killed, and back'

/** `seconds`: duration of each phase. */
export type EnduranceOptions = { readonly members: number; readonly seconds: number }

export type EnduranceResult = {
  readonly outcomes: Outcomes
  readonly money: {
    readonly movedTwice: number
    readonly answeredWithoutMoving: number
    readonly movedAfterRefusal: number
  }
  /** Longest login in milliseconds while one operation hung. */
  readonly longestLogin: number
  /** Megabytes after the first load, after the faults, and after repeated load. */
  readonly memory: {
    readonly afterFirstLoad: number
    readonly afterFaults: number
    readonly afterRepeatedLoad: number
  }
  readonly stop: { readonly ms: number; readonly code: number | null }
  readonly phasesWithoutAnswer: readonly string[]
}

/**
 * Many members use a proxy whose backend hangs at times, whose disks fill, and which is stopped and killed. Takes
 * about ten times `seconds`.
 * @throws CannotRunError when a program does not start or no small disk can be mounted
 */
export async function endure({
  members: size,
  seconds,
}: EnduranceOptions): Promise<EnduranceResult> {
  if (!existsSync(join(site, 'index.html'))) throw new CannotRunError('Run npm run build first.')
  const disks = { log: mountSmallDisk(4), store: mountSmallDisk(32) }
  const ports = { site: await freePort(), backend: await freePort(), admin: await freePort() }
  const backend = await startBackend(ports.backend)
  const outcomes = new Outcomes()
  const members = new Members(size, ports.site, outcomes)
  mkdirSync(join(disks.store.folder, 'store'))
  const proxy = new Proxy({
    port: ports.site,
    logFile: join(disks.log.folder, 'proxy.log'),
    env: {
      // Two thousand members sign in from one address.
      LOGINS_PER_MINUTE: '0',
      MEMBER_WRITES_PER_MINUTE: '0',
      CLIENT_CONNECTIONS: '0',
      BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
      BACKEND_TIMEOUT_MS: '2000',
      SESSION_STORE: join(disks.store.folder, 'store', 'sessions.sqlite'),
      SESSION_KEYS: randomBytes(32).toString('base64'),
      SITE_DIR: site,
      ADMIN_PORT: String(ports.admin),
      TRUSTED_PROXIES: '127.0.0.1/32 ::1/128',
    },
  })
  const phasesWithoutAnswer: string[] = []
  const phase = async (name: string, work: () => Promise<void>) => {
    members.phase = name
    const start = performance.now()
    await work()
    if (!(await proxy.isAlive())) phasesWithoutAnswer.push(name)
    console.log(`  ${name}: ${((performance.now() - start) / 1_000).toFixed(0)} s`)
  }
  const use = (time = seconds) => useAtRandom(members, time)

  try {
    await proxy.start()
    await phase('log in', () => inParallel(members.all, (member) => members.logIn(member)))
    await phase('use', () => use())
    const afterFirstLoad = proxy.memory()
    backend.hang(0.1)
    await phase('a tenth hangs', () => use())
    backend.hang(1, SLOW_OPERATION)
    const logins = outcomes.loginDurationsMs.length
    await phase('one hangs', () => logInWhileOneHangs(members, seconds))
    const longestLogin = Math.max(...outcomes.loginDurationsMs.slice(logins))
    backend.hang(0.1)
    disks.log.fill()
    await phase('log disk full', () => use())
    disks.log.empty()
    disks.store.fill()
    await phase('store disk full', () => use())
    disks.store.empty()
    backend.hang(0)
    await phase('healed', () => use())
    const afterFaults = proxy.memory()
    await phase('use again', () => use())
    const afterRepeatedLoad = proxy.memory()
    let stop = { ms: 0, code: null as number | null }
    await phase('stopped, and back', async () => {
      await Promise.all([
        use(),
        afterSeconds(seconds / 3).then(async () => {
          stop = await proxy.end('SIGTERM')
          await proxy.start()
        }),
      ])
    })
    await phase(KILL_PHASE, async () => {
      await Promise.all([
        use(),
        afterSeconds(seconds / 3).then(async () => {
          await proxy.end('SIGKILL')
          await proxy.start()
        }),
      ])
    })
    await phase('all look again', () =>
      inParallel(members.all, async (member) => {
        if (member.pageToken !== '' || (await members.logIn(member))) {
          await members.checkHealth(member)
        }
      }),
    )
    const money = outcomes.moneyFaults(await backend.report())
    return {
      outcomes,
      money,
      longestLogin,
      memory: { afterFirstLoad, afterFaults, afterRepeatedLoad },
      stop,
      phasesWithoutAnswer,
    }
  } finally {
    members.close()
    backend.stop()
    await proxy.end('SIGKILL')
    for (const disk of Object.values(disks)) disk.unmount()
  }
}

export const lostCalls = (outcomes: Outcomes): number =>
  outcomes.countOf('connection-lost', [KILL_PHASE])

const afterSeconds = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000))

async function inParallel(
  members: readonly Member[],
  work: (member: Member) => Promise<unknown>,
): Promise<void> {
  const waitingMembers = [...members]
  const next = async () => {
    for (let member = waitingMembers.pop(); member; member = waitingMembers.pop())
      await work(member)
  }
  await Promise.all(Array.from({ length: CONCURRENT_MEMBERS }, next))
}

async function useAtRandom(members: Members, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000
  const idle = [...members.all]
  const actRepeatedly = async () => {
    while (performance.now() < end) {
      const [member] = idle.splice(Math.floor(Math.random() * idle.length), 1)
      if (!member) return
      await performAct(members, member)
      idle.push(member)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_MEMBERS }, actRepeatedly))
}

async function performAct(members: Members, member: Member): Promise<void> {
  if (member.pageToken === '') {
    await members.logIn(member)
    return
  }
  const dice = Math.random()
  if (dice < 0.55) await members.checkHealth(member)
  else if (dice < 0.85) await members.moveMoney(member)
  else if (dice < 0.98) await members.readNotes(member)
  else await members.logOut(member)
}

async function logInWhileOneHangs(members: Members, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000
  const [readers, otherMembers] = [members.all.slice(0, 500), members.all.slice(500)]
  const readAccount = async (member: Member) => {
    if (member.pageToken === '') await members.logIn(member)
    while (performance.now() < end) {
      await members.readNotes(member)
      await afterSeconds(RETRY_AFTER_S)
    }
  }
  const useSite = async (member: Member) => {
    while (performance.now() < end) {
      if (await members.logIn(member)) {
        await members.checkHealth(member)
        await members.moveMoney(member)
      } else await afterSeconds(RETRY_AFTER_S)
    }
  }
  await Promise.all([...readers.map(readAccount), ...otherMembers.slice(0, 8).map(useSite)])
}
