import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './tokens.css'
import './fonts.css'
import './art.css'
import './gallery/gallery.css'
import { SECTIONS } from './gallery/sections.tsx'

const query = new URLSearchParams(location.search)
const wanted = query.get('section')
document.documentElement.dataset.theme = query.get('theme') ?? 'light'

function Gallery() {
  const shown = Object.entries(SECTIONS).filter(([name]) => wanted === null || name === wanted)
  return (
    <main data-ready>
      {wanted === null && (
        <nav>
          {Object.keys(SECTIONS).map((name) => (
            <a key={name} href={`?section=${name}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {shown.map(([name, Section]) => (
        <section key={name} className={`gallery-${name}`}>
          <Section />
        </section>
      ))}
    </main>
  )
}

const root = document.querySelector('#gallery')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
