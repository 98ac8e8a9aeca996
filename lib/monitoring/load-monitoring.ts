// The watcher itself, with what may be reported of faults.
import * as Sentry from '@sentry/nextjs';

import { monitoringOptions } from './monitoring-options.ts';

export function loadMonitoring(dsn: string, environment: string): typeof Sentry {
  Sentry.init(monitoringOptions(dsn, environment));
  return Sentry;
}
