import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Contract } from '@maru/contract'
import type { Job, JobReply, Made, ThreadData } from '@maru/contract/thread'

/** A thread for types and mocks, whose libraries load while this one reads the contract. */
export type TypeThread = {
  make<Name extends keyof Made>(make: Name, contract: Contract): Promise<Made[Name]>
  stop(): void
}

export function startTypeThread(cache: string): TypeThread {
  const workerData: ThreadData = { cache }
  const worker = new Worker(new URL(import.meta.resolve('@maru/contract/thread')), { workerData })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  failed.catch(() => undefined)
  async function answerTo<Name extends keyof Made>(make: Name, contract: Contract) {
    const { port1, port2 } = new MessageChannel()
    const job: Job = { make, contract, port: port2 }
    worker.postMessage(job, [port2])
    try {
      const [reply] = (await Promise.race([once(port1, 'message'), failed])) as [JobReply<Name>]
      if ('failure' in reply) throw reply.failure
      return reply.made
    } finally {
      port1.close()
    }
  }
  return {
    make(make, contract) {
      const answer = answerTo(make, contract)
      // Awaited after the validators, which name a faulty schema.
      answer.catch(() => undefined)
      return answer
    },
    stop: () => {
      void worker.terminate()
    },
  }
}
