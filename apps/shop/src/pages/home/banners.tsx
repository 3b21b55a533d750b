import type { FrontActivity } from '@lumiroute/contract/front'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../app/app-context.ts'
import { findTarget, useLinks } from '../../app/links.ts'
import { fill } from '../../kit/format.ts'
import { pictureUrl } from '../../kit/picture-url.ts'
import { SmartLink } from '../../kit/smart-link.tsx'

type Slide = { key: string; image: string; title: string; href: string | null }
type Props = { banners: FrontActivity[]; images: string[]; storeName: string }

/** Swiped or scrolled by the person, never by itself. Without banners, the store's pictures. */
export function Banners({ banners, images, storeName }: Props) {
  const t = useText()
  const links = useLinks()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const slides: Slide[] =
    banners.length > 0
      ? banners.map((each) => ({
          key: each.actCode,
          image: each.actImage,
          title: each.actTitle,
          href: findTarget(each, links) ?? links.activity(each.actCode),
        }))
      : images.map((image) => ({ key: image, image, title: storeName, href: null }))
  useEffect(() => {
    const list = track.current
    if (!list) return
    const follow = () => setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
    list.addEventListener('scroll', follow, { passive: true })
    return () => list.removeEventListener('scroll', follow)
  }, [])
  if (slides.length === 0) return null
  const show = (index: number) => track.current?.scrollTo({ left: index * track.current.clientWidth })
  return (
    <section className="banners" aria-label={t.home.banners}>
      <ul className="banner-track" ref={track}>
        {slides.map(({ key, image, title, href }, index) => (
          <li key={key} className="banner">
            <Picture image={image} title={title} href={href} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="banner-dots">
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              aria-label={fill(t.home.banner, { n: index + 1, of: slides.length })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Picture({ image, title, href, isFirst }: Omit<Slide, 'key'> & { isFirst: boolean }) {
  const picture = (
    <img
      src={pictureUrl(image) ?? ''}
      alt={title}
      width="960"
      height="480"
      // The largest picture of the first paint.
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
  return href ? (
    <SmartLink href={href} className="banner-link">
      {picture}
    </SmartLink>
  ) : (
    picture
  )
}
