/** Limits of OpenLobbyRequest, by field. */
export const openLobbyRequestLimits = {
  company: { minLength: 1 },
} as const
