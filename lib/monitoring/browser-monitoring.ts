// The browser's entrance to error monitoring. Without a DSN nothing of it is fetched, and everything here does nothing.
import type * as Sentry from '@sentry/nextjs';

type Monitoring = typeof Sentry;

let started: Promise<Monitoring | null> = Promise.resolve(null);

/** Fetches and starts monitoring; an empty DSN leaves it off. */
export function startMonitoring(dsn: string | undefined, environment: string | undefined): void {
  if (dsn === undefined || dsn === '') return;
  started = import('./load-monitoring.ts').then(
    ({ loadMonitoring }) => loadMonitoring(dsn, environment ?? 'online'),
    // A blocked or failed download of the watcher must not be a fault of what it watches.
    () => null,
  );
}

/** Fetches and starts the measuring of page speed, where the operator has switched it on. `home`: the start page's path in the reader's language; left out: off. */
export function startPageSpeed(home: string | undefined): void {
  if (home === undefined) return;
  // A browser without storage or a blocked download measures nothing, and that is no fault.
  void import('./page-speed.ts').then(({ measurePageSpeed }) => measurePageSpeed(home)).catch(() => undefined);
}

const tell = (what: (monitoring: Monitoring) => void): void => {
  void started.then((monitoring) => (monitoring === null ? undefined : what(monitoring)));
};

/** Reports come with the id of who was logged in, and nothing else of them. */
export const recordUser = (userId: string | null): void =>
  tell((monitoring) => monitoring.setUser(userId === null ? null : { id: userId }));

/** A call that was refused, or had no answer (code ''), is reported as fatal. */
export const reportRefusal = (callName: string, code: string, message: string): void =>
  tell((monitoring) => {
    monitoring.captureMessage(`${callName}: ${code === '' ? message : code}`, { level: 'fatal', extra: { message } });
  });

/** Somebody goes to another page. */
export const recordNavigation = (href: string, kind: string): void =>
  tell((monitoring) => monitoring.captureRouterTransitionStart(href, kind));
