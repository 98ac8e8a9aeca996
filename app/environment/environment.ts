// The facts that pages need about where they run. Read at each request: one build serves every environment.

import type { SiteType } from '#lib/contract/site/place-rules.ts';

/** The label of this installation: online unless the operator says otherwise. */
export const environment = (): string =>
  process.env['ENVIRONMENT'] ?? (process.env['NODE_ENV'] === 'production' ? 'online' : 'development');

/** A service worker is registered where real people are: in beta and online. */
export const hasServiceWorker = (): boolean => ['beta', 'online'].includes(environment());

/** The address that faults are reported to; empty: none. */
export const monitoringDsn = (): string => process.env['SENTRY_DSN'] ?? '';

/** True if e-mails are sent here. */
export const sendsMail = (): boolean => (process.env['SMTP_URL'] ?? '') !== '';

/** True if the speed of pages is measured in browsers. */
export const measuresPageSpeed = (): boolean => process.env['PAGE_SPEED'] === 'true';

/** The kind of site that this is: some of what is offered depends on it. */
export const siteType = (): SiteType => (process.env['SITE_TYPE'] === 'cn' ? 'cn' : 'global');

/** True if trading with demo money is open to users here. */
export const simulationPermitted = (): boolean => (process.env['SIMULATION_PERMITTED'] || 'true') === 'true';

/** The reader's country, two letters, as a proxy says in the header that the operator names; null: it does not say. */
export const countryOf = (headers: Pick<Headers, 'get'>): string | null => headers.get(process.env['COUNTRY_HEADER'] || 'x-country');
