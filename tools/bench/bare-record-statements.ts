/** Separate from the product's SQL, like those of the stores. */
export const bareSamples = {
  name: 'bare.samples',
  text: `select json_build_object('status', 200, 'message', '操作成功', 'adBroadcastRecordDetailList',
    (select json_agg(json_build_object('recordTime', s.record_time, 'currentLatitude', s.latitude,
      'currentLongitude', s.longitude, 'currentTemp', s.temp, 'currentHumidity', s.humidity, 'isRainy', s.is_rainy,
      'peopleCount', s.people_count) order by s.record_time)
    from record_sample s where s.record_id = $1))::text as answer`,
}
