export { categories as activityCategory } from '@lumiroute/contract/activity-log'
