import { useEffect, useState } from 'react'

/** false until the page has rendered, so that expensive parts render in a task of their own. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true))
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
