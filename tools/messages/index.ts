export { runMessages } from './command.ts'
export { compileMessages } from './compiled-files.ts'
export { placesOf, readMessageFiles } from './message-files.ts'
export { partsOf } from './parts.ts'
