// Ends the session, here and in every other tab. It comes with the press.
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { apiAt } from '#lib/api/api-at.ts';
import type { ApiPlace } from '#lib/api/api-place.ts';
import { logout } from '#lib/contract/calls/login/logout.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';

export async function endSession(place: ApiPlace): Promise<void> {
  useSessionEnd.getState().leave();
  showLoading();
  await apiAt(place).call(logout, {});
}
