// Bots in tests: what one is like now, and waiting until it is as it should be.
import { vi } from 'vitest';

import type { RequestOf, ResponseOf } from '#lib/contract/call.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { placeStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/placeStrategyDca.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import type { Visitor } from '../visitor.ts';
import { patiently } from '#tests/api/patiently.ts';

export type Bot = ResponseOf<typeof getStrategy>;

/** Rejects (Error, with the bot as it is) when it is not so within five seconds. */
export const botUntil = (owner: Visitor, strategyId: string, isSo: (bot: Bot) => boolean): Promise<Bot> =>
  vi.waitFor(async () => {
    const bot = await owner.call(getStrategy, { strategyId });
    if (!isSo(bot)) throw new Error(`the bot stays as it is: ${JSON.stringify(bot)}`);
    return bot;
  }, patiently);

export const botIn = (owner: Visitor, strategyId: string, state: Bot['state']): Promise<Bot> =>
  botUntil(owner, strategyId, (bot) => bot.state === state);

export async function startGrid(owner: Visitor, terms: RequestOf<typeof placeStrategyGrid>): Promise<Bot> {
  await owner.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await owner.call(placeStrategyGrid, terms);
  return botIn(owner, strategyId, 'running');
}

export async function startDca(owner: Visitor, terms: RequestOf<typeof placeStrategyDca>): Promise<Bot> {
  await owner.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await owner.call(placeStrategyDca, terms);
  return botIn(owner, strategyId, 'running');
}
