import { trusting } from '../transport/certificates.ts'
import { overHttp } from '../transport/http.ts'
import { readText } from './read-text.ts'

const ANSWER_AT_MOST_BYTES = 5_000_000
const TIMEOUT_MS = 8_000

type Trust = {
  readonly ca?: string | undefined
  readonly insecure: boolean
  readonly via?: string | undefined
}

/** A transport over HTTP, by the options of the command line. */
export const transportTo = (url: string, { ca, insecure, via }: Trust) =>
  overHttp({
    url,
    timeoutMs: TIMEOUT_MS,
    answerAtMostBytes: ANSWER_AT_MOST_BYTES,
    isInsecure: insecure,
    via,
    ca: ca === undefined ? undefined : trusting(readText('--ca', ca), ca),
  })
