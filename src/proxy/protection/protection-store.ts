import type { ProtectionCommand, ProtectionResult } from './commands.ts'
import type { ProtectionRecord } from './record.ts'

/**
 * What members decided to protect themselves, and the money that counts for it: by backend and `memberKey`, so no new
 * session, device or browser changes it. It does not expire.
 */
export type ProtectionStore = {
  /** Null: nothing is known of this member. */
  read(member: string): Promise<ProtectionRecord | null>
  /** Performs a command in one step, in all processes that share the store; it is on the disk then. */
  perform(member: string, command: ProtectionCommand): Promise<ProtectionResult>
  /** The same for what has happened already: never rejects, and writes later what cannot be written now. */
  record(member: string, command: ProtectionCommand): Promise<void>
}
