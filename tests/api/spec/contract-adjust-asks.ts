// Asks of the calls that adjust how contracts are traded: margin mode, leverage, margin of positions, and position mode.
import { expect } from 'vitest';

import { setAutoAppend } from '#lib/contract/calls/v1/mcp/adjust/auto/append.ts';
import { changeMargin } from '#lib/contract/calls/v1/mcp/adjust/change/margin.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { type Judgements, onEveryLine } from './judgement.ts';

export const contractAdjustAsks: Judgements<AnsweringPathOf<'contract-adjust'>> = {
  'v1/mcp/adjust/margin/mode': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine, money } = ground;
      const trader = await ground.trader();
      expect(await trader.call(setMarginMode, { symbolId, businessLine, marginMode: 1 })).toMatchObject({ symbolId, marginMode: 1 });
      await ground.rest(22, 96_000, 0.1);
      await trader.call(openContract, ground.order(21, 96_000, 0.1));
      // 9,600 ÷ 20 now stands behind the position alone, and 9,600 less that and the fee of 5.76 is left.
      expect(await ground.holds(trader)).toMatchObject({
        positions: [{ marginMode: 1, leverage: 20, margin: money(480) }],
        wallets: [{ available: money(9114.24), frozen: money(480) }],
      });
      const crossed = await ground.long();
      expect((await ground.holds(crossed)).positions).toMatchObject([{ marginMode: 2, margin: '0' }]);
    }),
  ],
  'v1/mcp/adjust/lever': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine, money } = ground;
      const trader = await ground.long();
      // 9,600 less the fee of 5.76, less 9,600 ÷ 20, then ÷ 10.
      expect((await ground.holds(trader)).wallets).toMatchObject([{ free: money(9114.24) }]);
      expect(await trader.call(setLeverage, { symbolId, businessLine, leverage: 10 })).toMatchObject({ crossMarginLeverage: 10 });
      expect(await ground.holds(trader)).toMatchObject({ positions: [{ leverage: 10 }], wallets: [{ free: money(8634.24) }] });
    }),
  ],
  'v1/mcp/adjust/change/margin': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine, money, coin } = ground;
      const trader = await ground.trader();
      await trader.call(setMarginMode, { symbolId, marginMode: 1 });
      await ground.rest(21, 96_000, 0.1);
      await trader.call(openContract, ground.order(22, 96_000, 0.1));
      const change = { symbolId, businessLine, holdSide: 'short' } as const;
      expect(await trader.call(changeMargin, { ...change, type: 'add', amount: money(96) })).toMatchObject({
        symbolId,
        holdSide: 'short',
        total: ground.count(0.1),
        averageOpenPrice: '96000',
        margin: money(576),
      });
      expect(await trader.call(changeMargin, { ...change, type: 'remove', amount: money(48) })).toMatchObject({ margin: money(528) });
      expect((await ground.holds(trader)).wallets).toMatchObject([{ coin, available: money(9066.24), frozen: money(528) }]);
    }),
  ],
  'v1/mcp/adjust/auto/append': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine, money } = ground;
      const trader = await ground.trader();
      await trader.call(setMarginMode, { symbolId, marginMode: 1 });
      await ground.rest(22, 96_000, 0.1);
      await trader.call(openContract, ground.order(21, 96_000, 0.1));
      const told = await trader.call(setAutoAppend, { symbolId, businessLine, autoAppendMargin: true });
      expect(told).toMatchObject({ symbolId, autoAppendMargin: true, margin: money(480) });
      expect((await ground.holds(trader)).positions).toEqual([told]);
      expect(await trader.call(setAutoAppend, { symbolId, autoAppendMargin: false })).toMatchObject({ autoAppendMargin: false });
    }),
  ],
  'v1/mcp/adjust/position/mode': [
    onEveryLine(async (ground) => {
      const { businessLine, count } = ground;
      const trader = await ground.trader();
      expect(await trader.call(setPositionMode, { businessLine, positionMode: 2 })).toEqual({ businessLine, positionMode: 2 });
      await ground.rest(22, 96_000, 0.1);
      await trader.call(openContract, ground.order(1, 96_000, 0.1));
      await ground.rest(21, 95_990, 0.05);
      await trader.call(openContract, ground.order(2, 95_990, 0.05));
      expect(await ground.holds(trader)).toMatchObject({
        positionMode: 2,
        positions: [
          { holdSide: 'long', total: count(0.1), averageOpenPrice: '96000' },
          { holdSide: 'short', total: count(0.05), averageOpenPrice: '95990' },
        ],
      });
    }),
  ],
};
