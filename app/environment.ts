// What the pages need to know of where they run. Read at each request: one build serves every environment.

import type { SiteType } from '#lib/contract/site/place-rules.ts';

/** The label of this installation: online unless the operator says otherwise. */
export const environment = (): string =>
  process.env['ENVIRONMENT'] ?? (process.env['NODE_ENV'] === 'production' ? 'online' : 'development');

/** A service worker is registered where real people are: in beta and online. */
export const hasServiceWorker = (): boolean => ['beta', 'online'].includes(environment());

/** Where faults are reported to; empty: nowhere. */
export const monitoringDsn = (): string => process.env['SENTRY_DSN'] ?? '';

/** Which of the sites this is: some of what is offered depends on it. */
export const siteType = (): SiteType => (process.env['SITE_TYPE'] === 'cn' ? 'cn' : 'global');

/** Whether trading with demo money is open to users here. */
export const simulationPermitted = (): boolean => (process.env['SIMULATION_PERMITTED'] || 'true') === 'true';

/** Where the reader is, two letters, as a proxy in front says in the header that the operator names; null: it does not say. */
export const countryOf = (headers: Pick<Headers, 'get'>): string | null => headers.get(process.env['COUNTRY_HEADER'] || 'x-country');
