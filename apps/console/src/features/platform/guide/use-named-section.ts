import { useEffect } from 'react'

// Decoding would throw on an address that somebody cut in the middle.
const isNamed = ({ id }: Element) => [id, encodeURIComponent(id)].includes(location.hash.slice(1))

/** The router looks for the section that an address names before the page is there. */
export function useNamedSection() {
  useEffect(() => {
    if (location.hash.length > 1) [...document.querySelectorAll('main [id]')].find(isNamed)?.scrollIntoView()
  }, [])
}
