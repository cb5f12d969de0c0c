import { useEffect, useRef, useState } from 'react'
import type { MachineId } from '@maru/scenarios/machines'
import { chartFiles } from './chart-files.ts'

/** Loads a chart as a document, because the page's policy forbids parsing text. */
function loadChart(address: URL): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.overrideMimeType('image/svg+xml')
    request.onload = () => {
      const drawn = request.responseXML?.documentElement
      if (!(drawn instanceof SVGSVGElement))
        return reject(new Error(`${address.pathname} is not a chart.`))
      drawn.querySelector('style')?.remove()
      resolve(document.importNode(drawn, true))
    }
    request.onerror = () => reject(new Error(`${address.pathname} cannot be loaded.`))
    request.send()
  })
}

function light(svg: SVGSVGElement, states: ReadonlySet<string>, taken: ReadonlySet<string>): void {
  for (const element of svg.querySelectorAll<SVGElement>('[data-state]'))
    element.classList.toggle('lit', states.has(element.dataset['state'] ?? ''))
  const ends = new Set<string>()
  for (const row of svg.querySelectorAll<SVGElement>('[data-transition]')) {
    const isTaken = taken.has(row.dataset['transition'] ?? '')
    row.classList.toggle('lit', isTaken)
    if (isTaken) ends.add(row.dataset['edge'] ?? '')
  }
  for (const edge of svg.querySelectorAll<SVGElement>('.edge'))
    edge.classList.toggle('lit', ends.has(edge.dataset['edge'] ?? ''))
}

/** Scrolls only the frame, to the innermost active state. */
function centre(frame: HTMLElement, svg: SVGSVGElement): void {
  const lit = [...svg.querySelectorAll('.words.lit')].at(-1)
  if (lit === undefined) return
  const own = lit.getBoundingClientRect()
  const around = frame.getBoundingClientRect()
  frame.scrollBy(
    own.x + own.width / 2 - around.x - around.width / 2,
    own.y + own.height / 2 - around.y - around.height / 2,
  )
}

export function Chart({
  id,
  states,
  taken,
}: {
  readonly id: MachineId
  readonly states: readonly string[]
  readonly taken: readonly string[]
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [svg, setSvg] = useState<SVGSVGElement | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let isWanted = true
    loadChart(chartFiles[id]).then(
      (drawn) => isWanted && setSvg(drawn),
      (error: unknown) => isWanted && setFault(String(error)),
    )
    return () => {
      isWanted = false
    }
  }, [id])
  useEffect(() => {
    if (svg !== null) frame.current?.replaceChildren(svg)
  }, [svg])
  const [lit, lines] = [states.join('\n'), taken.join('\n')]
  useEffect(() => {
    if (svg === null || frame.current === null) return
    light(svg, new Set(lit.split('\n')), new Set(lines.split('\n')))
    centre(frame.current, svg)
  }, [svg, lit, lines])
  return (
    <>
      {fault !== '' && <p className="refusal">{fault}</p>}
      <div
        ref={frame}
        className="chart-frame"
        tabIndex={0}
        role="region"
        aria-label={`State chart of ${id}`}
      />
    </>
  )
}
