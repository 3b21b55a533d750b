import { useEffect, useState } from 'react'

const calmMs = 400

/** The value once it has stopped changing: a request per typed letter would be wasted. */
export function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(JSON.parse(text ?? 'null') as T), calmMs)
    return () => clearTimeout(timer)
  }, [text])
  return calm
}
