export { type Head, getHeadStatement, linkRow, startChain, type Tombstone } from './chain.ts'
export { type ChainImage, type ChainPlay, getImageLine, getPlayLine } from './play-line.ts'
export { sha256BytesHex, sha256Hex } from './sha256.ts'
export { type Algorithm, fromBase64, keyParams, openVerifier, signParams, toBase64 } from './signature.ts'
export {
  type Chain,
  ChainGap,
  type ChainRow,
  type ChainVerdict,
  followRows,
  type SignedHead,
  verifyChain,
} from './verify-chain.ts'
