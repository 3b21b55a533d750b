import type { PageRow } from './page-row.ts'

/** Dashboard, live map, activity chart, public maps. */
export const insightPages: readonly PageRow[] = [
  {
    path: '/dashboard',
    title: 'dashboard.page',
    access: 'reports.read',
    page: async () => (await import('../../pages/insight/dashboard.tsx')).DashboardPage,
  },
  {
    path: '/chart/cms',
    title: 'nav.chartCms',
    access: 'operator',
    page: async () => (await import('../../pages/insight/activity-chart.tsx')).ActivityChartPage,
  },
  {
    path: '/audit/list',
    title: 'nav.auditList',
    access: 'audit.read',
    page: async () => (await import('../../pages/platform/audit-list.tsx')).AuditListPage,
  },
  {
    path: '/guide',
    title: 'nav.guide',
    access: 'self',
    page: async () => (await import('../../pages/platform/guide.tsx')).GuidePage,
  },
  {
    path: '/live',
    title: 'nav.live',
    access: 'reports.read',
    page: async () => (await import('../../pages/road/live.tsx')).LivePage,
  },
  {
    path: '/visualization/map/simple',
    title: 'publicMap.simple.title',
    access: 'public',
    page: async () => (await import('../../pages/road/public-map.tsx')).SimpleMapPage,
  },
  {
    path: '/map/kml',
    title: 'publicMap.kml.title',
    access: 'public',
    page: async () => (await import('../../pages/road/public-map.tsx')).KmlMapPage,
  },
  {
    path: '/maps',
    title: 'publicMap.maps.title',
    access: 'public',
    page: async () => (await import('../../pages/road/public-map.tsx')).MapsPage,
  },
]
