import type { TranslationOf } from '@lumiroute/contract/text'
import type {
  ad as zhTW,
  adAction as zhTWAction,
  adStatus as zhTWStatus,
  vehicleType as zhTWVehicleType,
} from '../zh-TW/ad.ts'

export const ad: TranslationOf<typeof zhTW> = {
  created: 'Ad “{name}” created',
  updated: 'Ad “{name}” saved',
  deleted: 'Ad “{name}” deleted',
  submitted: 'Ad “{name}” submitted for review',
  approved: 'Ad “{name}” approved',
  rejected: 'Ad “{name}” rejected',
  withdrawn: 'Ad “{name}” withdrawn',
  offlinePaymentRecorded: 'Offline payment recorded for ad “{name}”',
  actionRefused: 'An ad with the status “{status}” does not allow this action: {action}',
  approvalNeedsPayment:
    'This ad is not paid. Wait for the store to pay, or record an offline payment, before you approve it.',
  submissionNeedsPayment: 'Pay for the ad before you submit it for review',
  datesPassed: 'These dates have passed: {dates}. Return the ad so that the store can choose others.',
  dateNotAhead: 'Choose dates from tomorrow on',
  vehicleOutsideDates: 'Choose vehicles only for the broadcast dates',
  dateAlreadyBooked: 'A vehicle is already booked for {date}. Change it in the timetable.',
  noFreeVehicle: 'No free vehicle of the type “{vehicleType}” on {dates}',
  vehicleNotFree: 'Vehicle {vehicle} cannot be booked on {date}. Choose another one.',
  privateLogUrl: 'Use a public https address, not this machine or an internal network',
  playlistMissing: 'Playlist not found. Choose another one.',
  routeMissing: 'Route not found. Choose another one.',
  placeMissing: 'Place not found. Choose another one.',
  imageMissing: 'Image not found. Upload it again.',
  maskedToken: 'Enter the complete value again',
  playlistEmpty: 'The playlist has no materials',
  incomplete: 'The ad is incomplete: {fields}',
  fieldPlace: 'place',
  fieldGame: 'game',
  fieldScreens: 'screens',
  fieldMaterials: 'materials of the main playlist',
  fieldDates: 'broadcast dates',
  fieldStreamUrl: 'stream address',
  paidField: 'Paid, cannot be changed',
  paidFieldsChanged: 'The type, vehicle type and dates of a paid ad cannot be changed',
  mailGreeting: 'Hello {name},',
  mailLink: 'View the ad',
  mailApprovedSubject: 'Ad approved: {name}',
  mailApproved: 'Your ad “{name}” was approved and will play on these dates:',
  mailDates: '{dates}',
  mailRejectedSubject: 'Ad rejected: {name}',
  mailRejected: 'Your ad “{name}” was rejected for this reason:',
  mailResubmit: 'Please change it and submit it again.',
  mailWithdrawnSubject: 'Ad withdrawn: {name}',
  mailWithdrawn: 'Your ad “{name}” was withdrawn for this reason:',
}

export const adStatus: TranslationOf<typeof zhTWStatus> = {
  none: 'Not submitted',
  unpay: 'Unpaid',
  paid: 'Paid',
  request: 'In review',
  accept: 'Approved',
  reject: 'Rejected',
}

export const adAction: TranslationOf<typeof zhTWAction> = {
  edit: 'edit',
  editContent: 'edit',
  change: 'edit',
  delete: 'delete',
  pay: 'pay',
  settle: 'pay',
  submit: 'submit for review',
  approve: 'approve',
  reject: 'reject',
  withdraw: 'withdraw',
  recordPayment: 'record an offline payment',
}

export const vehicleType: TranslationOf<typeof zhTWVehicleType> = {
  car: 'Car',
  truck: 'Truck',
  bus: 'Bus',
  motor: 'Motorcycle',
}
