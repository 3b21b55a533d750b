import { useEffect, useState } from 'react'

const delayMs = 400

/** The value once it has stopped changing: a request per typed letter would be wasted. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text ?? 'null') as T), delayMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
