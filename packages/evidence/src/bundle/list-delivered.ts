import type { Bundle, BundleRecord } from './bundle.shape.ts'
import { makeIsDelivered } from './delivered-plays.ts'
import { type ListedPlay, listPlays } from './list-plays.ts'

/** The plays of a record that its figures count. */
export const listDeliveredPlays = (record: BundleRecord, materials: Bundle['materials']): ListedPlay[] =>
  listPlays(record).filter(makeIsDelivered(materials))
