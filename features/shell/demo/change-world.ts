// Goes to another world or account with a full load: nothing of the one may stay in the memory of the page. It comes with the press.
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { apiAt } from '#lib/api/api-at.ts';
import { createApiClient, type ApiClient } from '#lib/api/create-api-client.ts';
import type { ApiPlace } from '#lib/api/api-place.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { leaveSubAccount } from '#lib/contract/calls/v1/user/subAccount/leave.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { inLanguage } from '#lib/i18n/place-context.ts';
import type { LocaleEntry } from '#lib/i18n/locales.ts';
import { demoContract, landingInDemo, landingInLive, landingInUnifiedDemo } from './landing.ts';

/** A refusal because the wallet is full is no fault. After any other refusal the desk has a button for play money too. */
async function fillWallet({ context }: ApiPlace, userId: string | null | undefined): Promise<void> {
  const { onRefused: _refused, onFault: _fault, userId: own, ...others } = context;
  const inDemo = createApiClient({ ...others, userId: userId ?? own ?? null, mode: TradingMode.paper });
  await inDemo.call(giveDemoFunds, { coin: demoContract.coin }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

const worldWays = {
  enterDemo: (api) => api.call(enterPaper, {}),
  enterUnifiedDemo: (api) => api.call(enterPaper, { unified: true }),
  leaveDemo: (api) => api.call(leavePaper, {}),
  leaveSubAccount: (api) => api.call(leaveSubAccount, {}),
  enterDemoContract: async (api, place) => {
    await api.call(enterPaper, {});
    await fillWallet(place, null);
  },
  tryDemo: async (api, place) => {
    const { userId } = await api.call(enterAsGuest, {});
    await fillWallet(place, userId);
  },
} as const satisfies Readonly<Record<string, (api: ApiClient, place: ApiPlace) => Promise<unknown>>>;
export type WorldWay = keyof typeof worldWays;

const toDemoContract = (): string => demoContract.path;

/** The page of arrival, from the path of the page that is left, both without a language. */
const landings: Readonly<Record<WorldWay, (path: string) => string>> = {
  enterDemo: landingInDemo,
  enterUnifiedDemo: landingInUnifiedDemo,
  leaveDemo: landingInLive,
  leaveSubAccount: () => '/account/sub-accounts',
  enterDemoContract: toDemoContract,
  tryDemo: toDemoContract,
};

type Change = {
  readonly place: ApiPlace;
  readonly way: WorldWay;
  readonly language: LocaleEntry;
  /** The path of the open page, without its language. */
  readonly path: string;
  /** A key of null is no answer at all. */
  readonly wordsOf: (key: ErrorKey | null, params: ErrorParams) => string;
};

/** A refusal is told, and nothing has changed: false. */
export async function changeWorld({ place, way, language, path, wordsOf }: Change): Promise<boolean> {
  useSessionEnd.getState().leave();
  const hideLoading = showLoading();
  try {
    await worldWays[way](apiAt(place), place);
    window.location.assign(inLanguage(language, landings[way](path)));
    return true;
  } catch (error) {
    hideLoading();
    useSessionEnd.getState().stay();
    showToast('failed', error instanceof ApiError ? wordsOf(error.key, error.params) : wordsOf(null, {}));
    return false;
  }
}
