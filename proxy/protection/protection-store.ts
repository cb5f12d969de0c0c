import type { ProtectionCommand, ProtectionResult } from './commands.ts'
import type { ProtectionRecord } from './record.ts'

/**
 * Members' protection settings and the movements that count for them, by backend and `memberKey`: independent of
 * session, device and browser. Records do not expire.
 */
export type ProtectionStore = {
  /** Null: no record of this member. */
  read(member: string): Promise<ProtectionRecord | null>
  /**
   * Performs a command atomically across all processes that share the store. Resolves when it is on disk, with a line
   * in the audit log that names the request.
   */
  perform(member: string, command: ProtectionCommand, requestId?: string): Promise<ProtectionResult>
  /** Records an event that has already happened: never rejects, and retries a failed write later. */
  record(member: string, command: ProtectionCommand, requestId?: string): Promise<void>
}
