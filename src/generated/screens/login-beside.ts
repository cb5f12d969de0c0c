/** Addresses at which the login may stand beside the screen for a guest. */
export const pathsBesideLogin = ['/', '/admin/error'] as const
