import { useEffect, useState } from 'react'
import { chapters } from './guide-chapters.ts'

/** A chapter counts as current once its beginning is in the upper third of the window. */
const upperThird = '0px 0px -66% 0px'

export function useChapterInView(): string | undefined {
  const [inView, setInView] = useState(chapters[0]?.id)
  useEffect(() => {
    const visible = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        const last = chapters.findLast(({ id }) => visible.has(chapterId(id)))
        if (last) setInView(last.id)
      },
      { rootMargin: upperThird },
    )
    for (const { id } of chapters) {
      const chapter = document.getElementById(chapterId(id))
      if (chapter) observer.observe(chapter)
    }
    return () => observer.disconnect()
  }, [])
  return inView
}

/** Id of a chapter's frame; its heading has the plain id, which links use. */
export const chapterId = (id: string) => `chapter-${id}`
