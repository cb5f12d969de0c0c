import { isRecord } from '../../../../src/lib/json.ts'
import { pointerTo } from '../../core/pointer.ts'
import { itemIn } from '../run/item-values.ts'
import type { Asked, GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { fittingFor } from '../run/items.ts'
import { variantsOf } from '../values/plain-value.ts'
import { tellingBodies } from '../values/telling.ts'
import { jobsOfResources, readAgain, removeEarly, reportLost, status } from './of-resources.ts'

const id = 'created-is-read'

export const createdIsRead: GeneralProbe = {
  id,
  title: 'What was created is read as it was sent',
  jobs: jobsOfResources(id, async (run, item) => {
    const isKept = await tryCreated(run, item)
    nameOfLocation(run, item)
    if (isKept) await tryTelling(run, item)
  }),
}

/** @returns whether the item was read as it was sent */
async function tryCreated(run: GeneralRun, item: Item): Promise<boolean> {
  const { create = item.asked.operation } = item.resource
  const { asked, sent } = item
  const read = (await readAgain(run, item)) ?? asked
  if (run.isDone(read))
    return !reportLost(run, id, create, { item, sent, echoed: asked.json, read })
  // A server error is reported as such.
  if (status(read) < 400 || status(read) >= 500) return false
  const message = `${read.operation.id} answers HTTP ${status(read)} for the item that was just created`
  run.report(id, create, { message }, read)
  return false
}

/** The header of a created item names that item (RFC 9110, 10.2.2). */
function nameOfLocation(run: GeneralRun, { resource, asked, id: own }: Item): void {
  const { read, create = asked.operation } = resource
  const location = asked.received?.headers['location']
  if (read === undefined || location === undefined || ![201, 202].includes(status(asked))) return
  const path = new URL(location, 'http://backend.example').pathname.replace(/\/$/, '')
  const ownPath = read.path.replace(`{${resource.parameter}}`, encodeURIComponent(own))
  const pattern = ownPath
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{[^}]*\}/g, '[^/]+')
  if (!read.path.includes(`{${resource.parameter}}`) || new RegExp(`${pattern}$`).test(path)) return
  const message = `the header Location is ${location}, and the item that was created is at ${ownPath}`
  run.report(id, create, { message, isWarning: status(asked) === 202 }, asked)
}

/** Creates items with values that are easily lost: fractions, large numbers, offsets of times, other letters, lists. */
async function tryTelling(run: GeneralRun, { resource, who }: Item): Promise<void> {
  const { create } = resource
  if (create?.body == null) return
  const { contract, settings } = run
  const { schema } = create.body
  for (const variant of variantsOf(contract, create)) {
    const fitting = await fittingFor(run, create, { who, variant })
    const choice = { variant, seed: settings.seed, fresh: run.fresh }
    for (const { aspect, body } of tellingBodies(contract, schema, fitting.body, choice)) {
      const asked = await run.ask(create, { ...fitting, body, who })
      const item = [...run.state.created].find((one) => one.asked === asked)
      if (item === undefined) continue
      const read = (await readAgain(run, item)) ?? asked
      if (!run.isDone(read)) continue
      const isLost = reportLost(run, id, create, { item, sent: body, echoed: asked.json, read })
      if (!isLost) reportMoved(run, item, read)
      // Lists are read once more at the end.
      if (aspect !== 'empty lists') await removeEarly(run, item)
    }
  }
}

const QUARTER_MS = 900_000
const MOST_OFFSET_MS = 14 * 3_600_000

/** A time that is off by an offset of a time zone was stored without it. */
function reportMoved(run: GeneralRun, { resource, asked, sent }: Item, read: Asked): void {
  const { create = asked.operation } = resource
  if (!isRecord(sent)) return
  for (const [name, value] of Object.entries(sent)) {
    const shown = itemIn(read.json, name)
    const found = isRecord(shown) ? shown[name] : undefined
    const isTime = typeof value === 'string' && /T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(value)
    if (!isTime || typeof found !== 'string' || !/(?:Z|[+-]\d\d:?\d\d)$/i.test(found)) continue
    const moved = Math.abs(Date.parse(found) - Date.parse(value))
    if (!(moved > 0) || moved > MOST_OFFSET_MS || moved % QUARTER_MS !== 0) continue
    const pointer = pointerTo(name)
    const message = `${read.operation.id} has ${pointer} as ${found}, which is another time than ${value}, which was sent`
    run.report(id, create, { pointer, message }, read)
  }
}
