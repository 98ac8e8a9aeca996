// The small venue of unified accounts, opened: what a trader does there in a line each. Bitcoin is at 10,000 dollars, ether at 1,000.
import { expect } from 'vitest';

import { Side, type AccountMode } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { ticks, units } from '#server/engine/units.ts';

import { ann, dollars, openLendingVenue } from '../lending/open-lending-venue.ts';
import { perpetuals, unifiedOpening } from './unified-venue.ts';

export function openUnifiedVenue(fund?: number, opening: (fund?: number) => readonly Command[] = unifiedOpening) {
  const core = openLendingVenue(fund, opening);
  let withdrawals = 0;
  const become = (mode: AccountMode) => core.send({ type: 'switch-account-mode', accountId: ann, mode });
  /** Leaves so much of a coin in the account. */
  const keep = (assetId: number, amount: number): void => {
    withdrawals += 1;
    const reference = `out:${withdrawals}`;
    const taken = core.balance(ann, assetId) - dollars(amount);
    if (taken === 0n) return;
    expect(core.send({ type: 'reserve-withdrawal', accountId: ann, assetId, units: units(taken), feeUnits: units(0n), reference }).ok).toBe(
      true,
    );
    expect(core.send({ type: 'settle-withdrawal', reference }).ok).toBe(true);
  };
  /** On its way out, and not gone yet. */
  const reserve = (assetId: number, amount: bigint, reference: string) =>
    core.send({ type: 'reserve-withdrawal', accountId: ann, assetId, units: units(amount), feeUnits: units(0n), reference });
  const give = (assetId: number, amount: number) =>
    core.send({ type: 'credit-deposit', accountId: ann, assetId, units: units(dollars(amount)), reference: `in:${assetId}:${amount}` });
  const mark = (at: number, marketId: number = perpetuals.btc) =>
    core.send({ type: 'set-mark-price', marketId, markTicks: ticks(at), indexTicks: ticks(at) });
  /** Contract and pair together: index prices of coins come from pairs. */
  const price = (at: number): void => {
    core.index(at);
    mark(at);
  };
  /** So many lots of a contract (of bitcoin: thousandths), against the house. */
  const trade = (side: Side, lots: number, at: number, marketId: number = perpetuals.btc) => {
    core.offer(side === Side.buy ? Side.sell : Side.buy, lots, at, marketId);
    return core.order(ann, side, lots, at, { marketId });
  };
  const coin = (assetId: number) => core.unified(ann)?.coins.find((one) => one.assetId === assetId);
  const positions = () => (core.futures(ann)?.positions ?? []).map(({ marketId, holdSide, lots }) => [marketId, holdSide, lots]);
  return { ...core, become, keep, reserve, give, price, mark, trade, coinOf: coin, positions };
}

export const refusal = (reply: { readonly ok: boolean; readonly reason?: string }): string | undefined => reply.reason;
