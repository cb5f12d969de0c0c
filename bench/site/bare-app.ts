import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../.cache/bench/bare')

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module", "scripts": { "dev": "exec vite" } }',
  'vite.config.js': `import react from '@vitejs/plugin-react'
export default { plugins: [react()] }`,
  'index.html': `<!doctype html><html lang="ko"><body><div id="root"></div>
<script type="module" src="/src/main.jsx"></script></body></html>`,
  'src/main.jsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './app.jsx'
createRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>)`,
  'src/app.jsx': `import { useState } from 'react'
export default function App() {
  const [count, setCount] = useState(0)
  return <button type="submit" onClick={() => setCount(count + 1)}>{count}</button>
}`,
}

export function writeBareApp(): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'src'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  return folder
}
