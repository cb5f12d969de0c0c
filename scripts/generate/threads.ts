import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Contract } from '@maru/contract'
import type { Job, JobReply, Made, ThreadData } from '@maru/contract/thread'

export type Threads = {
  make<Name extends keyof Made>(make: Name, contract: Contract): Promise<Made[Name]>
  stop(): void
}

export function startThreads(cache: string): Threads {
  const [types, mocks] = [startThread(cache, 'types'), startThread(cache, 'mocks')]
  const threads = { types, mocks }
  return {
    make(make, contract) {
      const answer = threads[make].answerTo(contract) as Promise<Made[typeof make]>
      // Awaited after the validators, which name a faulty schema.
      answer.catch(() => undefined)
      return answer
    },
    stop: () => {
      for (const { stop } of [types, mocks]) stop()
    },
  }
}

function startThread<Name extends keyof Made>(cache: string, make: Name) {
  const workerData: ThreadData = { cache, make }
  const worker = new Worker(new URL(import.meta.resolve('@maru/contract/thread')), { workerData })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  failed.catch(() => undefined)
  async function answerTo(contract: Contract) {
    const { port1, port2 } = new MessageChannel()
    const job: Job = { contract, port: port2 }
    worker.postMessage(job, [port2])
    try {
      const [reply] = (await Promise.race([once(port1, 'message'), failed])) as [JobReply<Name>]
      if ('failure' in reply) throw reply.failure
      return reply.made
    } finally {
      port1.close()
    }
  }
  return { answerTo, stop: () => void worker.terminate() }
}
