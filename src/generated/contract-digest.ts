/** Tells the proxy's contract from earlier and later ones. */
export const contractDigest = 'ZGT3ojpvY4Le'
