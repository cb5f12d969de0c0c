import type { OperatorSettings } from '#proxy/core/ports.ts'
import type { Scenario } from '../core/scenario.model.ts'

/** The settings of the proxy that a scenario's `operator` names. */
export const operatorSettings = (
  said: Scenario['begin']['operator'] = {},
): Partial<OperatorSettings> => ({
  ...(said['minimum age'] !== undefined && { minimumAge: said['minimum age'] }),
  ...(said['minimum deposit'] !== undefined && { minimumDeposit: said['minimum deposit'] }),
  ...(said['minimum points'] !== undefined && { minimumPoints: said['minimum points'] }),
  ...(said['confirm above'] !== undefined && { confirmAbove: said['confirm above'] }),
  ...(said.inquiries !== undefined && { inquiriesAtOnce: said.inquiries }),
  ...(said.terms === 'none' && { terms: {} }),
  ...(said.banks === 'any' && { banks: [] }),
  ...(said.support !== undefined && { support: said.support }),
  ...(said['help lines'] === 'none' && { helpLines: [] }),
})
