// Makes a world out of a desk: its markets, with the prices of demo trading at this moment, and as much play money as was asked for.
import { ApiError } from '#lib/api/api-error.ts';
import { apiAt } from '#lib/api/api-at.ts';
import { createApiClient } from '#lib/api/create-api-client.ts';
import type { ApiPlace } from '#lib/api/api-place.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';

type Funds = readonly { readonly coin: string; readonly amount: string }[];

export type WantedWorld = {
  readonly name: string;
  /** As channels name them. */
  readonly symbols: readonly string[];
  /** own: what one has at this moment in the spot wallet of the page's venue. */
  readonly funds: Funds | 'own';
};

/** A visitor becomes a guest first. Answers the id of the world; rejects with ApiError, and nothing is made then. */
export async function openWorld(place: ApiPlace, { name, symbols, funds }: WantedWorld): Promise<string> {
  const own = apiAt(place);
  const isVisitor = typeof place.context.userId !== 'string';
  const api = isVisitor ? createApiClient({ ...place.context, mode: 'paper', userId: (await own.call(enterAsGuest, {})).userId }) : own;
  const given: Funds = funds === 'own' ? (await api.call(getAssets, {})).list.map(({ coin, total }) => ({ coin, amount: total })) : funds;
  const create = (prices: 'now' | 'seed') => api.call(createWorld, { name, symbols: [...symbols], prices });
  const { worldId } = await create('now').catch((error: unknown) => {
    // Without demo trading there are no prices to begin with.
    if (error instanceof ApiError && error.key === 'paperOff') return create('seed');
    throw error;
  });
  const fund = (coin: string, amount: string) => api.call(fundWorldSeat, { worldId, coin, amount });
  for (const { coin, amount } of given) {
    if (Number(amount) === 0) continue;
    await fund(coin, amount).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // Coins that the world does not have stay behind, and of others comes as much as it may give.
      const { maximum } = error.params;
      if (error.key === 'demoFundsLimit' && maximum !== undefined) return fund(coin, String(maximum));
    });
  }
  return worldId;
}
