// Goes to another world or account with a full load: nothing of the one may stay in the memory of the page. It comes with the press.
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { apiAt } from '#lib/api/api-at.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { ApiPlace } from '#lib/api/api-place.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { leaveSubAccount } from '#lib/contract/calls/v1/user/subAccount/leave.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';

const worldWays = {
  enterDemo: (api) => api.call(enterPaper, {}),
  enterUnifiedDemo: (api) => api.call(enterPaper, { unified: true }),
  leaveDemo: (api) => api.call(leavePaper, {}),
  leaveSubAccount: (api) => api.call(leaveSubAccount, {}),
  tryDemo: (api) => api.call(enterAsGuest, {}),
} as const satisfies Readonly<Record<string, (api: ApiClient) => Promise<unknown>>>;
export type WorldWay = keyof typeof worldWays;

type Change = {
  readonly place: ApiPlace;
  readonly way: WorldWay;
  /** The address of arrival. */
  readonly address: string;
  /** A key of null is no answer at all. */
  readonly wordsOf: (key: ErrorKey | null, params: ErrorParams) => string;
};

/** A refusal is told, and nothing has changed: false. */
export async function changeWorld({ place, way, address, wordsOf }: Change): Promise<boolean> {
  useSessionEnd.getState().leave();
  const hideLoading = showLoading();
  try {
    await worldWays[way](apiAt(place));
    window.location.assign(address);
    return true;
  } catch (error) {
    hideLoading();
    useSessionEnd.getState().stay();
    showToast('failed', error instanceof ApiError ? wordsOf(error.key, error.params) : wordsOf(null, {}));
    return false;
  }
}
