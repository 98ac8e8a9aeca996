// The answer to an unexpected error: the exchange or its database is away, the disk is full, or something broke. The details go to the log alone.
import { isDiskFault } from '#server/monitoring/disk-fault.ts';
import { WorldUnavailable } from '#server/worlds/worlds.ts';
import { VenueOpening } from '../wait-for-venue.ts';
import { worldProblem } from '../worlds/world-problem.ts';
import { ExchangeStopped, ExchangeUnavailable } from '#server/runtime/engine-thread.ts';
import { whyUnanswered } from '#server/projections/unanswered.ts';
import { HashingBusy } from '#server/passwords/passwords.ts';
import { Refusal } from './refusal.ts';

export type ErrorLog = { warn(details: object, message: string): void; error(details: object, message: string): void };

export function errorRefusal(error: unknown, log: ErrorLog): Refusal {
  if (error instanceof HashingBusy) return new Refusal('tooManyRequests', { retryAfterSeconds: error.retryAfterSeconds });
  if (error instanceof VenueOpening) return new Refusal('paperOpening', { retryAfterSeconds: 5 });
  if (error instanceof WorldUnavailable) return worldProblem(error);
  if (error instanceof ExchangeUnavailable) {
    // A line for each call would fill what room a full disk has left.
    if (!(error instanceof ExchangeStopped)) log.warn({ err: error }, 'a call found the exchange unavailable');
    return new Refusal('unavailable');
  }
  const unanswered = whyUnanswered(error);
  // That it is away is said once in the log, by the one who watches it.
  if (unanswered === 'busy') log.warn({ err: error }, 'a call found the database busy');
  if (unanswered !== null) return new Refusal('databaseAway', { retryAfterSeconds: 2 });
  if (isDiskFault(error)) {
    log.error({ err: error }, 'a call could not write: is the disk full?');
    return new Refusal('unavailable');
  }
  log.error({ err: error }, 'a call failed');
  return new Refusal('internal');
}
