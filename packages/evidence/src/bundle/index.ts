export {
  type Bundle,
  type BundleChain,
  type BundleContent,
  type BundleLog,
  type BundleRecord,
  type BundleSamples,
  cleanName,
  type DateFigures,
  type Figures,
  type Sums,
} from './bundle.shape.ts'
export { toCanonical } from './canonical.ts'
export { compareBundles, type Comparison } from './compare-bundles.ts'
export { computeFigures } from './compute-figures.ts'
export { listDeliveredPlays } from './list-delivered.ts'
export { makeSamples } from './measure-people.ts'
export { type LinePlay, readImageLine, readPlayLine } from './read-line.ts'
export { sealBundle, type SignNote } from './seal-bundle.ts'
export { type KnownCheckpoint } from './verify/check-log.ts'
export { type Check, type CheckId, checkIds, type Place } from './verify/place.ts'
export { isGenuine, type Verified, verifyBundle } from './verify/verify-bundle.ts'
