import type { Step } from '@maru/scenarios/model'
import { isChange } from '../steer/command-schema.ts'
import type { MockPort } from '../steer/mock-port.ts'
import { noteStep } from './attend-recording.ts'
import type { RecordingStore } from './attend-recording.ts'

/** The mock port of the panel, which records changing commands as steps. */
export const recordingPort = (mock: MockPort, recording: RecordingStore): MockPort => ({
  forms: mock.forms,
  perform: async (command) => {
    if (!isChange(command)) return mock.perform(command)
    // The mock itself validates the command.
    const step = { backend: command } as Step
    noteStep(recording, step)
    try {
      return await mock.perform(command)
    } catch (error) {
      recording.change((now) => now && { ...now, steps: now.steps.filter((one) => one !== step) })
      throw error
    }
  },
})
