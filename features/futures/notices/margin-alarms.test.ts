// Alarms about a margin that is so low that its owner should know.
import { expect, test } from 'vitest';

import { lineRisk } from '#lib/order-math/risk/line-risk.ts';
import { sampleAccount, sampleMarket, samplePosition, sampleRow, sampleTicker } from '../positions/sample-row.ts';
import { marginAlarms } from './margin-alarms.ts';

const riskOf = (position: typeof samplePosition) =>
  lineRisk(sampleAccount([position]), new Map([[sampleMarket.symbolId, sampleMarket]]), new Map([[sampleTicker.symbol, sampleTicker]]));

test('a wallet is told of once for all its cross positions, an isolated position by itself', () => {
  // 23.46 of 1,100 is 2.13 %.
  const cross = riskOf(samplePosition);
  expect(marginAlarms(cross, [sampleRow()], 80)).toEqual([]);
  expect(marginAlarms(cross, [sampleRow()], 2)).toMatchObject([{ key: 'USDT', isolated: false }]);
  const isolated = { ...samplePosition, marginMode: 1, margin: '0' } as const;
  // 23.46 of nothing but a gain of 100 is 23 %.
  expect(marginAlarms(riskOf(isolated), [sampleRow({ position: isolated })], 23)).toMatchObject([{ name: 'BTCUSDT', isolated: true }]);
  expect(marginAlarms(riskOf(isolated), [sampleRow({ position: isolated })], 24)).toEqual([]);
});

test('where nothing is left it is told of whatever is chosen', () => {
  const lost = { ...samplePosition, marginMode: 1, margin: '10', averageOpenPrice: '52000' } as const;
  expect(marginAlarms(riskOf(lost), [sampleRow({ position: lost })], 99)).toMatchObject([{ ratio: null }]);
});
