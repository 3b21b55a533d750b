import { useEffect, useState } from 'react'

/** False until the page around has been drawn: what takes as long as all of it then comes in a task of its own. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true))
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
