import { Icon } from '../icons/icon.tsx'
import { ICON_FAMILIES } from '../icons/icon-shapes.ts'

export function IconsSection() {
  return Object.entries(ICON_FAMILIES).map(([family, names]) => (
    <div key={family}>
      <h2>{family}</h2>
      <div className="gallery-grid">
        {names.map((name) => (
          <figure key={name}>
            <Icon name={name} size={40} /> <Icon name={name} size={22} /> <Icon name={name} size={16} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  ))
}
