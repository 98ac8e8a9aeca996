// Tells why the database has not answered a question, where that passes by itself: it is away, or all of its connections are taken.
import { isDatabaseAway, poolBusy } from '#server/store/database-away.ts';

/** The query library wraps what the pool says. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === poolBusy || isBusy(error.cause);
}

/** Null: for another reason, or it was none of the database's. */
export function whyUnanswered(error: unknown): 'away' | 'busy' | null {
  if (isDatabaseAway(error)) return 'away';
  return isBusy(error) ? 'busy' : null;
}
