// The server's half of error monitoring; without a DSN nothing of it is loaded.
import type { Instrumentation } from 'next';

import { monitoringOptions } from '#lib/monitoring/monitoring-options.ts';
import { environment, monitoringDsn } from './app/environment/environment.ts';

export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || monitoringDsn() === '') return;
  const { init } = await import('@sentry/nextjs');
  init(monitoringOptions(monitoringDsn(), environment()));
}

export const onRequestError: Instrumentation.onRequestError = async (error, { path, method }, context) => {
  if (monitoringDsn() === '') return;
  const { captureRequestError } = await import('@sentry/nextjs');
  // Queries and headers may hold what is private.
  captureRequestError(error, { path: path.split('?')[0] ?? '', method, headers: {} }, context);
};
