import { mailReviewResult } from './features/advertising/ad/mail-review-result.ts'
import { issueFriendCoupons } from './features/shop/coupon/issue-friend-coupons.ts'
import { mailOfflineDevices } from './features/road/device/mail-offline-devices.ts'
import { fetchProfiles } from './features/shop/member/fetch-profiles.ts'
import { sendMessage } from './features/shop/message/send-message.ts'
import { sendExpiryReminder } from './features/shop/point-card/send-expiry-reminder.ts'
import { mailMakeGood } from './features/road/make-good/mail-make-good.ts'
import { mailLateStarts } from './features/road/record/mail-late-starts.ts'
import { measureReported } from './features/road/record/measure-record.ts'
import { deliverStreamLog } from './features/road/stream/deliver-stream-log.ts'
import { runLogCheck } from './features/road/transparency-log/check-log.ts'
import { mailCheckpoint } from './features/road/transparency-log/mail-checkpoint.ts'
import { mailLogFindings } from './features/road/transparency-log/mail-log-findings.ts'
import { mailSecondFactorChange } from './features/platform/second-factor/mail-second-factor-change.ts'
import { mailEmailChange, mailVerification } from './features/platform/email-address/mail-email-address.ts'
import { mailPasswordChanged } from './features/platform/session/mail-password-changed.ts'
import { mailForgottenPassword, mailInvitation } from './features/platform/session/mail-password-link.ts'
import type { Deps } from './deps.ts'
import { createMailer } from './adapters/mail/mail.ts'
import { consoleUrl } from './settings.ts'
import type { Subscribers } from './jobs/jobs.ts'

/** What happens on each event. */
export function createSubscribers(deps: Deps): Subscribers {
  const { db, settings, log } = deps
  const { signupDays } = settings
  const post = { db, consoleUrl: () => consoleUrl(settings), mailer: createMailer(settings, log), signupDays }
  return {
    'password.forgotten': ({ email }) => mailForgottenPassword(post, email),
    'password.changed': ({ accountId }) => mailPasswordChanged(post, accountId),
    'email.verificationRequested': ({ accountId }) => mailVerification(post, accountId),
    'email.changeRequested': (requested) => mailEmailChange(post, requested),
    'account.invited': ({ accountId }) => mailInvitation(post, accountId),
    'secondFactor.changed': (changed) => mailSecondFactorChange(post, changed),
    // Operators see it in their notifications; a mail for each would be noise.
    'ad.submitted': async ({ adId }) => log.info({ adId }, 'ad submitted'),
    'ad.approved': ({ adId }) => mailReviewResult(post, 'approved', adId),
    'ad.rejected': ({ adId }) => mailReviewResult(post, 'rejected', adId),
    'ad.withdrawn': ({ adId }) => mailReviewResult(post, 'withdrawn', adId),
    'ad.notStarted': ({ recordIds }) => mailLateStarts(post, recordIds),
    'makeGood.decided': ({ makeGoodId }) => mailMakeGood(post, makeGoodId),
    'device.silent': ({ deviceIds }) => mailOfflineDevices(post, deviceIds),
    'member.followed': (friends) => issueFriendCoupons(deps, friends),
    'member.met': (met) => fetchProfiles(deps, met),
    'message.due': (due) => sendMessage(deps, due),
    'pointCard.expiring': (reminder) => sendExpiryReminder(deps, reminder),
    'stream.reported': ({ recordId }) => deliverStreamLog(deps, recordId),
    'record.reported': ({ recordId }) => measureReported(deps, recordId),
    'log.checkRequested': async () => void (await runLogCheck(deps)),
    'log.broken': () => mailLogFindings(post),
    'log.mailDue': ({ accountIds }) => mailCheckpoint(post, accountIds),
  }
}
