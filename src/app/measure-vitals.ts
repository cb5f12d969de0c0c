import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Metric } from 'web-vitals'
import { isMeasurement, patternOf, reportVitals } from '../features/vitals/vitals.api.ts'
import type { VitalName, VitalsReport } from '../features/vitals/vitals.api.ts'

/**
 * Measures how fast this page is for its player, and reports it once, when the player first leaves
 * it: later no browser is sure to deliver anything. What happened before this call counts, too.
 */
export const measureVitals = (): void => {
  let report: VitalsReport | null = { page: patternOf(location.pathname) }
  const take = ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
    const vital = name.toLowerCase() as VitalName
    if (report !== null && isMeasurement(vital, value)) report[vital] = value
  }
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(take)
  // After the listeners of the functions above, which now tell the last figures; `pagehide` comes before.
  addEventListener('visibilitychange', () => {
    if (!document.hidden || report === null) return
    reportVitals(report)
    report = null
  })
}
