import { contractDiff } from './command.ts'

const { code, text } = await contractDiff(process.argv.slice(2))
if (code === 2) console.error(text)
else console.log(text)
process.exitCode = code
