/** Hides pictures that cannot be loaded, as without a connection, and loads them again once it returns. */
export const hideBrokenPictures = (): void => {
  const broken = new Set<HTMLImageElement>()
  const update = ({ target, type }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const isBroken = type === 'error'
    if (isBroken) broken.add(target)
    else if (!broken.delete(target)) return
    target.style.visibility = isBroken ? 'hidden' : ''
  }
  document.addEventListener('error', update, true)
  document.addEventListener('load', update, true)
  addEventListener('online', () => {
    // Setting its own address loads a picture again.
    for (const picture of broken) picture.setAttribute('src', picture.getAttribute('src') ?? '')
  })
}
