/** Whether a lobby of so many providers shows them in larger tiles. */
export const hasLargeTiles = (count: number): boolean => count <= 12
