import { expireTickets } from './features/shop/coupon/expire-tickets.ts'
import { watchDevices } from './features/road/device/watch-devices.ts'
import { deleteOldChallenges } from './features/platform/second-factor/delete-old-challenges.ts'
import { deleteOldSessions } from './features/platform/session/delete-old-sessions.ts'
import { removeUnverifiedSignUps } from './features/platform/account/remove-unverified-sign-ups.ts'
import { deleteOldAudit } from './features/platform/audit/delete-old-audit.ts'
import { removeOrphans } from './features/platform/file/remove-orphans.ts'
import { deleteUntouched } from './features/road/game/delete-untouched-rooms.ts'
import { expireRooms } from './features/road/game/expire-rooms.ts'
import { deleteOldLineEvents } from './features/shop/member/delete-old-line-events.ts'
import { deleteOldMemberLogins } from './features/shop/member-login/delete-old-logins.ts'
import { updateAllResults } from './features/shop/message/update-message-results.ts'
import { sendDue } from './features/shop/message/send-message.ts'
import { forgetOldInputs } from './features/shop/store-game/forget-player.ts'
import { expireOrders } from './features/shop/order/expire-orders.ts'
import { checkOpenPayments } from './features/advertising/payment/check-open-payments.ts'
import { finishSandboxPayments } from './features/advertising/payment/finish-sandbox-payments.ts'
import { expireCards, announceExpiringCards } from './features/shop/point-card/expire-cards.ts'
import { proposeMakeGoods } from './features/road/make-good/propose-make-goods.ts'
import { measureRecords } from './features/road/record/measure-records.ts'
import { watchStarts } from './features/road/record/watch-starts.ts'
import { deliverLateLogs } from './features/road/stream/deliver-stream-log.ts'
import { deleteOldTouches } from './features/shop/touch/forget-touches.ts'
import { queueChainHeads } from './features/road/transparency-log/queue-chain-heads.ts'
import { askWitnesses } from './features/road/transparency-log/ask-witnesses.ts'
import { runLogCheck } from './features/road/transparency-log/check-log.ts'
import { queueCheckpointMails } from './features/road/transparency-log/queue-checkpoint-mails.ts'
import { sequenceLog } from './features/road/transparency-log/sequence-log.ts'
import { applyRules } from './features/shop/tag/apply-rule.ts'
import type { Deps } from './deps.ts'
import type { IntervalJob } from './jobs/interval-job.ts'
import type { ScheduledJob } from './jobs/jobs.ts'

/**
 * Cron times are in the business time zone. Names are stored with the schedules, so renaming one starts a new
 * queue.
 */
export const listScheduledJobs = (deps: Deps): ScheduledJob[] => [
  { name: 'forget-challenges', cron: '47 * * * *', run: () => deleteOldChallenges(deps.db) },
  { name: 'forget-sessions', cron: '17 3 * * *', run: () => deleteOldSessions(deps.db) },
  { name: 'remove-sign-ups', cron: '37 3 * * *', run: () => removeUnverifiedSignUps(deps) },
  { name: 'ask-payments', cron: '*/5 * * * *', run: () => checkOpenPayments(deps) },
  { name: 'expire-orders', cron: '*/5 * * * *', run: () => expireOrders(deps) },
  { name: 'expire-game-rooms', cron: '* * * * *', run: () => expireRooms(deps) },
  { name: 'delete-untouched-rooms', cron: '17 * * * *', run: () => deleteUntouched(deps) },
  { name: 'watch-devices', cron: '* * * * *', run: () => watchDevices(deps) },
  { name: 'watch-starts', cron: '*/10 * * * *', run: () => watchStarts(deps) },
  { name: 'measure-records', cron: '*/10 * * * *', run: () => measureRecords(deps) },
  { name: 'queue-chain-heads', cron: '*/10 * * * *', run: () => queueChainHeads(deps) },
  { name: 'sequence-log', cron: '* * * * *', run: () => extendLog(deps) },
  { name: 'check-log', cron: '13 4 * * *', run: async () => void (await runLogCheck(deps)) },
  { name: 'mail-checkpoints', cron: '20 9 * * *', run: () => queueCheckpointMails(deps) },
  { name: 'propose-make-goods', cron: '27 * * * *', run: () => proposeMakeGoods(deps) },
  { name: 'deliver-stream-logs', cron: '*/10 * * * *', run: () => deliverLateLogs(deps) },
  { name: 'send-messages', cron: '* * * * *', run: () => sendDue(deps) },
  { name: 'measure-messages', cron: '*/10 * * * *', run: () => updateAllResults(deps) },
  { name: 'apply-tag-rules', cron: '7 * * * *', run: () => applyRules(deps) },
  { name: 'forget-line-events', cron: '23 3 * * *', run: () => deleteOldLineEvents(deps) },
  { name: 'forget-member-logins', cron: '11 * * * *', run: () => deleteOldMemberLogins(deps.db) },
  { name: 'forget-game-inputs', cron: '53 3 * * *', run: () => forgetOldInputs(deps) },
  { name: 'forget-touches', cron: '59 3 * * *', run: () => deleteOldTouches(deps) },
  { name: 'forget-audit', cron: '29 3 * * *', run: () => deleteOldAudit(deps) },
  { name: 'expire-points', cron: '5 0 * * *', run: () => expirePoints(deps) },
  { name: 'remove-orphans', cron: '41 * * * *', run: () => removeOrphans(deps) },
]

/** For work that the queue's schedule would run too rarely. */
export const listIntervalJobs = (deps: Deps): IntervalJob[] => [
  { name: 'finish-sandbox-payments', everyMs: 1000, run: () => finishSandboxPayments(deps) },
]

async function extendLog(deps: Deps): Promise<void> {
  await sequenceLog(deps)
  await askWitnesses(deps)
}

async function expirePoints(deps: Deps): Promise<void> {
  await expireTickets(deps)
  await expireCards(deps)
  await announceExpiringCards(deps)
}
