import { useEffect, useState } from 'react'

const calmMs = 400

/** The value once it has stood still: asking at each letter would ask for what nobody meant. */
export function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(JSON.parse(text ?? 'null') as T), calmMs)
    return () => clearTimeout(timer)
  }, [text])
  return calm
}
