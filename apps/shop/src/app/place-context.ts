import { createContext, useContext } from 'react'
import type { Place } from './place.ts'

export const PlaceContext = createContext<Place | null>(null)

export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('no page around this component')
  return place
}
