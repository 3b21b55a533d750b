import { useState } from 'react'
import { useText } from '../../app/app-context.ts'
import { fill } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { pictureUrl } from '../../kit/picture-url.ts'

export function Gallery({ images, name }: { images: string[]; name: string }) {
  const t = useText()
  const [current, setCurrent] = useState(0)
  const shown = images[current] ?? images[0]
  return (
    <div className="gallery">
      <div className="gallery-main">
        {shown ? (
          <img src={pictureUrl(shown) ?? ''} alt={name} width="800" height="800" fetchPriority="high" />
        ) : (
          <Icon name="bag" />
        )}
      </div>
      {images.length > 1 && (
        <ul className="gallery-list" aria-label={t.product.pictures}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={fill(t.product.picture, { n: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => setCurrent(index)}
              >
                <img src={pictureUrl(image, 'small') ?? ''} alt="" width="64" height="64" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
