import { useEffect } from 'react'

// decodeURIComponent would throw on a truncated URL, so compare with the encoded id.
const isNamed = ({ id }: Element) => [id, encodeURIComponent(id)].includes(location.hash.slice(1))

/** The router looks for the anchor before the lazy page has rendered, so scroll again. */
export function useNamedSection() {
  useEffect(() => {
    if (location.hash.length > 1) [...document.querySelectorAll('main [id]')].find(isNamed)?.scrollIntoView()
  }, [])
}
