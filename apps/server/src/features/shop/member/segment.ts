/** Sets of members by filter, for tags and messages. */
export {
  type Audience,
  countFriends,
  countReachable,
  listReachable,
  lockMembersByCode,
  lockSegment,
  type Priority,
} from './queries/segment.queries.ts'
