import { activityChart } from './activity-chart.ts'
import { dashboard } from './dashboard.ts'
import { guide } from './guide.ts'
import { liveMap } from './live-map.ts'
import { publicMap } from './public-map.ts'

/** Texts of dashboard, live map, activity chart, public maps and guide. */
export const insight = { activityChart, dashboard, guide, liveMap, publicMap }
