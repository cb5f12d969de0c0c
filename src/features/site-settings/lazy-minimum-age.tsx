import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'

const Age = lazyComponent(() =>
  import('./minimum-age.tsx').then(
    ({ MinimumAge: Loaded }) => Loaded,
    () => () => null,
  ),
)

/** The operator's minimum age; nothing if it cannot be loaded. */
export const MinimumAge = () => (
  <LazyBoundary>
    <Age />
  </LazyBoundary>
)
