/** Whether this browser's page reserves space for a member (src/app/inline-scripts.ts). */
export const isReturning = (): boolean => 'returning' in document.documentElement.dataset
