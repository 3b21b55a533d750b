import type * as zhTW from './zh-TW.ts'

export const texts: typeof zhTW.texts = {
  title: 'Proof of play',
  loading: 'Loading the report…',
  checking: 'Checking on your device…',
  issued: 'Issued {n}',
  firstFault: 'Wrong place: {n}',
  proven: 'What this report proves',
  notProven: 'What it does not prove',
  provenRows: '{n} plays were signed by the boxes; none was changed, removed or inserted afterwards.',
  provenLog: 'The signatures are in the public log, so rewriting them later would be noticed.',
  provenSeal: 'The platform signed the whole report and cannot deny it later.',
  provenFigures: 'The plays, minutes and people in the report follow from the attached raw data.',
  provenNothing: 'A check failed, so nothing is proven.',
  notLight: 'That light left the panel: a box knows that it sent the picture, not that the panel showed it.',
  notBox: 'That the box is genuine: a platform that runs a false box would have correct signatures too.',
  notPeople: 'Where people, route and scans come from: sensors and platform report them, no box signs them.',
  notSigned: '{n} plays without a signature: only the platform’s own records.',
  figures: 'Figures',
  total: 'Total',
  figure: 'Figure',
  printed: 'In the report',
  computed: 'By your device',
  equal: 'same',
  different: 'different',
  byDate: 'By date',
  date: 'Date',
  items: 'Items played',
  item: 'Item',
  plays: 'Plays',
  seconds: 'Seconds',
  funnel: 'After the scan (the platform’s records)',
  fewer: 'fewer than 5',
  amount: 'NT${n}',
  checks: 'All checks',
  ok: 'correct',
  failed: 'wrong',
  absent: 'not included',
  checkedCount: '{n} values checked',
  faultCount: '{n} wrong',
  where: 'Place: {n}',
  rowsBetween: '{record}, between rows {from} and {to}',
  rowAt: '{record}, row {to}',
  record: '{date} {place}',
  drives: 'Route and people',
  route: 'Route driven',
  people: 'People (average of 10 minutes)',
  compare: 'Compare with your own file',
  compareHint:
    'Choose or drop the PDF of the report, or a saved bundle.json. It is read on your device and not sent anywhere.',
  choose: 'Choose a file',
  reading: 'Reading the file…',
  noProof: 'This file contains no proof of play.',
  unreadable: 'This browser cannot open the attachment of the file. Please use a newer one.',
  samePdf: 'This PDF is exactly the one that the platform made.',
  otherPdf: 'This PDF is not the one that the platform made: it was changed, or made at another time.',
  fileRight: 'The proof in the file is correct.',
  fileWrong: 'The proof in the file is wrong.',
  log: 'Checkpoint of the public log',
  logHint:
    'Compare it with the checkpoints that the platform mails, or with other reports: the same size must have the same hash.',
  noLog: 'This report is not in the public log.',
  origin: 'Log',
  size: 'Entries',
  root: 'Hash',
  key: 'Key',
  note: 'Complete checkpoint',
  yourself: 'You do not trust this page?',
  yourselfHint: 'Check with bash, openssl, sha256sum and jq yourself:',
  getBundle: 'Download the raw data',
  getScript: 'Download the verifier',
  again: 'Try again',
}

export const verdicts: typeof zhTW.verdicts = {
  signed: [
    'Everything is correct',
    'A box signed every play that counts, and your device computed every figure again.',
  ],
  partly: [
    'Correct, some plays are not signed',
    'Your device computed every figure again; for some plays there are only the platform’s own records.',
  ],
  unsigned: [
    'The figures are correct, the plays are not signed',
    'Only the platform’s own records show the plays.',
  ],
  wrong: ['This does not fit', 'These data differ from what was recorded. Do not rely on them.'],
}

export const troubles: Record<keyof typeof zhTW.troubles, readonly [string, string]> = {
  missing: [
    'There is no such report',
    'The link may be incomplete, or the store has revoked it. If you have the file, you can still check it here.',
  ],
  failed: ['The report cannot be loaded', 'Please check your network and try again.'],
  none: ['Check a report', 'Choose the file of a report; it is checked on your device.'],
}

export const checks: typeof zhTW.checks = {
  shape: ['Format', 'Every field has its format, and there is nothing else.'],
  seal: [
    'Seal of the whole report',
    'Every part has the SHA-256 of the seal, and the log’s key signed the seal.',
  ],
  rows: ['Rows of plays', 'Every row can be read, no play counts twice, and all dates were booked.'],
  key: ['Keys of the boxes', 'The keys fit their fingerprints.'],
  chain: ['Sequence of plays', 'Every row’s hash continues the one before, up to the signed hash.'],
  signature: ['Signatures of the boxes', 'Every signature was verified with the box’s public key.'],
  checkpoint: ['Checkpoint of the public log', 'The log’s key signed the checkpoint.'],
  inclusion: ['In the public log', 'Every entry is in the log of this checkpoint (RFC 6962).'],
  binding: ['Entries are about this report', 'The entries of the log are about these boxes and plays.'],
  figures: ['Figures of the report', 'The figures computed from the raw data are those in the report.'],
}

export const figureNames: typeof zhTW.figureNames = {
  promisedMinutes: 'Minutes promised',
  deliveredMinutes: 'Minutes delivered',
  promisedPlays: 'Plays promised',
  deliveredPlays: 'Plays delivered',
  share: 'Delivered share',
  signedPlays: 'Signed plays',
  peopleMinutes: 'People-minutes',
  coverage: 'Time covered by sensors',
  scans: 'QR code scans',
}

export const comparisons: typeof zhTW.comparisons = {
  same: 'It equals the report on the platform.',
  grown: 'The report on the platform is newer: all plays of your file are still in it, and data were added.',
  rewritten: 'The report on the platform was rewritten: plays of your file are different now.',
  other: 'This is the report of another ad.',
}

export const steps: typeof zhTW.steps = { scan: 'Scan', follow: 'Friend', coupon: 'Coupon', order: 'Order' }
