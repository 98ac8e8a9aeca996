// The small venue of contracts, opened: orders and prices in a line each, wallets and positions as a trader reads them.
import { expect } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { createExchange } from '#server/engine/exchange.ts';
import type { Reply } from '#server/engine/reply.ts';
import { ticks } from '#server/engine/units.ts';

import { orderCommand } from '#tests/order-command.ts';
import { assets, contractOpening, contracts, houseAccount } from './contract-venue.ts';

export const [ann, bob, cat] = [1000, 1001, 1002];

export function openContractVenue(fund?: Parameters<typeof contractOpening>[1]) {
  const exchange = createExchange();
  let sequence = 0;
  const timed = (timeMs: number, command: Command) => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs, command });
  };
  const send = (command: Command): Reply => timed(1_700_000_000_000 + sequence, command).reply;
  for (const command of contractOpening(undefined, fund)) if (!send(command).ok) throw new Error(command.type);
  const order = (accountId: number, side: Side, quantityLots: number, priceTicks: number, more: Partial<PlaceOrder> = {}): Reply =>
    send(orderCommand(accountId, contracts.linear, side, quantityLots, priceTicks, more));
  /** The house rests, the trader takes. */
  const trade = (accountId: number, side: Side, quantityLots: number, priceTicks: number, more: Partial<PlaceOrder> = {}): Reply => {
    order(houseAccount, side === Side.buy ? Side.sell : Side.buy, quantityLots, priceTicks, {
      marketId: more.marketId ?? contracts.linear,
    });
    return order(accountId, side, quantityLots, priceTicks, more);
  };
  const mark = (markTicks: number, marketId: number = contracts.linear): Reply =>
    send({ type: 'set-mark-price', marketId, markTicks: ticks(markTicks), indexTicks: ticks(markTicks) });
  const wallet = (accountId: number, assetId: number = assets.usdt) =>
    exchange.futures(accountId)?.wallets.find((one) => one.assetId === assetId);
  const positions = (accountId: number) =>
    exchange
      .futures(accountId)
      ?.positions.map(
        ({ marketId, holdSide, lots: size, entryValue, marginUnits }) =>
          `${marketId} ${holdSide} ${size} for ${entryValue} margin ${marginUnits}`,
      ) ?? [];
  const sound = (): void => expect(exchange.checkInvariants()).toEqual([]);
  return { exchange, send, timed, order, trade, mark, wallet, positions, sound };
}

/** `done`, or the reason of the refusal. */
export const why = (reply: Reply): string => (reply.ok ? 'done' : reply.reason);
