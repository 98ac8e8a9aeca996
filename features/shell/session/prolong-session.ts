// Prolongs a session that is in use, so that it does not run out under somebody who comes every day.
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { refreshSession } from '#lib/contract/calls/v1/user/session/refresh.ts';

const place = 'meridian.session-prolonged';
/** A session lasts thirty days: once a day is plenty. */
const everyMs = 24 * 60 * 60 * 1000;

/** `userId@ms` of the last time. */
function lastMs(userId: string): number {
  try {
    const [whose, ms] = window.localStorage.getItem(place)?.split('@') ?? [];
    return whose === userId ? Number(ms) : 0;
  } catch {
    return 0;
  }
}

/** At most once a day on a device. Whoever finds the session over is told by the client; any other failure is made good tomorrow. */
export async function prolongSession(api: ApiClient, userId: string, nowMs: number = Date.now()): Promise<void> {
  if (nowMs - lastMs(userId) < everyMs) return;
  try {
    await api.call(refreshSession, {});
    window.localStorage.setItem(place, `${userId}@${nowMs}`);
  } catch {
    // A refusal, no network, or a device that keeps nothing.
  }
}
