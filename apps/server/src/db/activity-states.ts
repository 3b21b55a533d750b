/** SQL: the state of an activity or banner at a given time. */
export const activityStateAt = (now: string) => `case when not r.act_enabled then 'off'
  when r.act_end_at <= ${now}::timestamptz then 'ended'
  when r.act_start_at > ${now}::timestamptz then 'scheduled' else 'running' end`
