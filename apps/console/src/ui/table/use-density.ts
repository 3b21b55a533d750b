import { useState } from 'react'
import type { Density } from './table-style.ts'

const key = 'table.density'

function readDensity(): Density {
  return localStorage.getItem(key) === 'compact' ? 'compact' : 'normal'
}

export function useDensity() {
  const [density, setDensity] = useState<Density>(readDensity)
  const change = (next: Density) => {
    localStorage.setItem(key, next)
    setDensity(next)
  }
  return [density, change] as const
}
