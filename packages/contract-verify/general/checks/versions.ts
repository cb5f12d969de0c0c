import { isDeepStrictEqual } from 'node:util'
import type { GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { askAbout } from '../run/items.ts'
import { namesVersion } from '../run/resources.ts'
import { jobsOfResources, status } from './of-resources.ts'

const id = 'versions-are-kept'

export const versionsAreKept: GeneralProbe = {
  id,
  title: 'A change of an older version is refused (RFC 9110, 13.1.1)',
  jobs: jobsOfResources(
    id,
    tryOlder,
    ({ read, update }) => read !== undefined && update?.parameters.some(namesVersion) === true,
  ),
}

async function tryOlder(run: GeneralRun, item: Item): Promise<void> {
  const { read, update } = item.resource
  if (read === undefined || update === undefined || run.whyNot(update) !== null) return
  const before = await askAbout(run, item, read)
  const version = before.received?.headers['etag']
  if (version === undefined) {
    run.skip(id, update, `${read.id} answers no ETag`)
    return
  }
  if (!run.isDone(await askAbout(run, item, update, { variant: 3 }))) return
  const after = await askAbout(run, item, read)
  const isChanged = !isDeepStrictEqual(before.json, after.json)
  if (isChanged && after.received?.headers['etag'] === version) {
    const message = 'answers the same ETag after a change'
    run.report(id, read, { message }, after)
    return
  }
  const again = await askAbout(run, item, update, { variant: 2, version })
  if (!run.isDone(again)) return
  const message = `answers HTTP ${status(again)} to a change with \`If-Match\` of an older version, so that the change between is lost`
  run.report(id, update, { message }, again)
}
