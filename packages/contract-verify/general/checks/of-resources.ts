import { ifThere } from '../../core/if-there.ts'
import type { ApiCall } from '../../core/model.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { Asked, GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { askAbout, makeItem } from '../run/items.ts'
import type { Resource } from '../run/resources.ts'
import { describedBy, schemaOfAnswer } from './answer-checks.ts'
import { comparable, lostIn } from './kept.ts'

type WithCreate = Resource & { readonly create: GeneralOperation }

/** Jobs for each resource whose items this run can create. */
export const jobsOfResources =
  (
    check: string,
    work: (run: GeneralRun, item: Item) => Promise<void>,
    has: (resource: Resource) => boolean = () => true,
  ): GeneralProbe['jobs'] =>
  (run) =>
    run.resources
      .filter((one): one is WithCreate => one.create !== undefined && has(one))
      .filter(({ create }) => run.operations.includes(create) && run.whyNot(create) === null)
      .map((resource) => ({
        operation: resource.create,
        work: () =>
          ifThere(run, check, resource.create, async () => {
            const item = await makeItem(run, resource)
            if (item === null) run.skip(check, resource.create, 'this run could make no item')
            else {
              await work(run, item)
              await removeEarly(run, item)
            }
          }),
      }))

/** Deletes an item early, because backends may limit how many there are, unless others are in it. */
export async function removeEarly(run: GeneralRun, item: Item): Promise<void> {
  const { remove } = item.resource
  const isInUse = [...run.state.created].some(
    (one) => one !== item && Object.values(one.values).includes(item.id),
  )
  if (remove === undefined || run.whyNot(remove) !== null) return
  if (!isInUse && run.state.created.has(item)) await askAbout(run, item, remove)
}

export const status = ({ received }: ApiCall): number => received?.status ?? 0

/** Reads an item; null: the contract has no operation for that. */
export async function readAgain(run: GeneralRun, item: Item): Promise<Asked | null> {
  const { read } = item.resource
  return read === undefined || run.whyNot(read) !== null ? null : askAbout(run, item, read)
}

/**
 * Reports what a read lacks of what was sent.
 * @returns whether it lacks anything
 */
export function reportLost(
  run: GeneralRun,
  check: string,
  operation: GeneralOperation,
  {
    item,
    sent,
    echoed,
    read,
  }: Readonly<{ item: Item; sent: unknown; echoed: unknown; read: Asked }>,
): boolean {
  const { parameter } = item.resource
  const answer = describedBy(read.operation, status(read))
  const schema = read.received === null ? undefined : schemaOfAnswer(answer, read.received)
  const left = [parameter.replace(/^\//, ''), 'id']
  const lost = lostIn({
    contract: run.contract,
    schema,
    sent: comparable(operation, sent),
    read: read.json,
    echoed,
    left,
  })
  for (const { pointer, message } of lost.slice(0, 3))
    run.report(check, operation, { pointer, message: `${read.operation.id} ${message}` }, read)
  return lost.length > 0
}
