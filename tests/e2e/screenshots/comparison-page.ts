import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const pictureFolder = join(import.meta.dirname, '../../../.cache/screenshots')

type Picture = {
  readonly screen: string
  readonly role: string
  readonly width: number
  readonly language: string
  readonly theme: string
}

export const pictureFile = ({ screen, role, width, language, theme }: Picture): string =>
  `${screen}_${role}_${width}_${language}_${theme}.webp`

/** Lists the pictures of each screen side by side; check boxes choose roles, widths, languages and themes. */
const comparisonPage = (files: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 0 16px; background: #888 }
form { position: sticky; top: 0; padding: 8px; background: #fff }
fieldset { display: inline; border: 0 }
section { display: flex; gap: 8px; overflow-x: auto; align-items: flex-start }
figure { margin: 0; flex: none }
img { max-width: 46vw; display: block }
</style>
<form></form>
<main></main>
<script>
const pictures = ${JSON.stringify(files.toSorted())}.map((file) => [file, file.replace('.webp', '').split('_')])
const names = ['role', 'width', 'language', 'theme']
const form = document.querySelector('form')
const all = (at) => [...new Set(pictures.map(([, parts]) => parts[at]))]
names.forEach((name, index) => {
  const set = document.createElement('fieldset')
  for (const value of all(index + 1)) {
    const label = set.appendChild(document.createElement('label'))
    const box = label.appendChild(document.createElement('input'))
    Object.assign(box, { type: 'checkbox', name, value, checked: true })
    label.append(value)
  }
  form.append(set)
})
const draw = () => {
  const chosen = new FormData(form)
  const isChosen = (parts) => names.every((name, index) => chosen.getAll(name).includes(parts[index + 1]))
  document.querySelector('main').replaceChildren(...all(0).flatMap((screen) => {
    const title = document.createElement('h2')
    title.textContent = screen
    const row = document.createElement('section')
    for (const [file, parts] of pictures)
      if (parts[0] === screen && isChosen(parts)) {
        const figure = row.appendChild(document.createElement('figure'))
        figure.append(parts.slice(1).join(' '))
        Object.assign(figure.appendChild(new Image()), { src: file, loading: 'lazy', alt: file })
      }
    return [title, row]
  }))
}
form.addEventListener('change', draw)
draw()
</script>
`

/** Writes the page of all pictures that were taken until now. */
export function writeComparisonPage(): void {
  const files = readdirSync(pictureFolder).filter((file) => file.endsWith('.webp'))
  writeFileSync(join(pictureFolder, 'index.html'), comparisonPage(files))
}
