declare module 'dom-accessibility-api' {
  type Options = { readonly getComputedStyle: (element: Element) => object }
  export function computeAccessibleName(element: Element, options: Options): string
  export function computeAccessibleDescription(element: Element, options: Options): string
  export function getRole(element: Element): string | null
}
