// The orders, fills and movements of a bot are written down as any user's, and money between it and its owner on both sides.
import { expect, test } from 'vitest';

import { SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { noHistory } from './candles/candle-history.ts';
import { createProjections } from './create-projections.ts';
import { sampleLinear } from './sample-contracts.ts';
import { ann, bob, openSampleExchange } from './sample-exchange.ts';

const store = await openTestStore();
const log = { info: () => undefined, error: () => undefined };

test('orders, fills and movements of a bot', async () => {
  const { listings, records, send, order, exchange } = openSampleExchange();
  const dollars = (amount: number) => units(BigInt(amount) * 100_000_000n);
  send({ type: 'transfer-funds', accountId: ann, assetId: 0, from: Wallet.futures, to: Wallet.spot, units: dollars(2_000) });
  send({ type: 'open-strategy-account', ownerId: ann, name: 'grid' });
  const bot = exchange.strategiesOf(ann)[0]?.accountId ?? 0;
  const funds = { assetId: 0, wallet: Wallet.futures } as const;
  send({ type: 'take-step', accountId: bot, step: 1, action: { type: 'take-funds', ...funds, units: dollars(1_500) } });
  send({
    type: 'take-step',
    accountId: bot,
    step: 2,
    action: {
      type: 'place',
      marketId: sampleLinear.marketId,
      side: Side.buy,
      kind: 'limit',
      timeInForce: TimeInForce.gtc,
      priceTicks: ticks(10_000),
      quantityLots: lots(1_000),
      amountUnits: units(0n),
      selfTradePrevention: SelfTradePrevention.cancelTaker,
    },
  });
  order(bob, Side.sell, 400, 10_000);
  send({ type: 'take-step', accountId: bot, step: 3, action: { type: 'cancel', orderStep: 2 } });
  send({ type: 'take-step', accountId: bot, step: 4, action: { type: 'return-funds', ...funds, units: dollars(100) } });
  const projections = await createProjections({ store, listings, history: noHistory, log, now: Date.now });
  try {
    projections.onRecords(records);
    await projections.caughtUp(records.length);
    expect(await projections.orders.history(bot, {})).toEqual([
      expect.objectContaining({ orderId: '1', clientOid: '2', dealCount: '0.0400' }),
    ]);
    expect(await projections.fills.list(bot, {})).toEqual([expect.objectContaining({ orderId: '1', side: 'buy', role: 'maker' })]);
    const moved = async (accountId: number) =>
      (await projections.ledger.list(accountId, { causes: ['strategy'] })).map(({ wallet, availableChange }) => [wallet, availableChange]);
    expect(await moved(bot)).toEqual([
      ['futures', '-100'],
      ['futures', '1500'],
    ]);
    expect(await moved(ann)).toEqual([
      ['spot', '100'],
      ['spot', '-1500'],
    ]);
  } finally {
    await projections.close();
  }
}, 180_000);
