// Asks of the calls about what a user owns: account by account, coin by coin, and moved between wallets.
import { expect } from 'vitest';

import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { borrowMargin } from '#lib/contract/calls/v1/margin/account/borrow.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { createTrader } from '../trader.ts';
import { type Judgements, judgedIn, onEveryLine, onSite } from './judgement.ts';

const symbolId = 'BTCUSDT_SPBL';

export const assetsAsks: Judgements<AnsweringPathOf<'assets'>> = {
  'v1/assets/accountList': [
    onEveryLine(async (ground) => {
      const { key, coin, businessLine } = ground;
      const trader = await ground.long();
      await ground.mark(96_500);
      const { list } = await trader.call(getAccounts, {});
      // 50 dollars above the entry, of coins at the index price, rounded down.
      const [unrealised, total] = ground.isCoinMargined ? ['0.00051813', '0.10045813'] : ['50', '9644.24'];
      expect(list.filter(({ coins }) => coins.length > 0)).toMatchObject([
        { account: key, businessLine, isPlay: key.startsWith('s'), coins: [{ coin, available: ground.money(9594.24), frozen: '0', unrealised, owed: '0', total }] }, // prettier-ignore
      ]);
    }),
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange, { USDT: ['Tron', '5000'] });
      await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' });
      await trader.call(transferFunds, { coin: 'USDT', amount: '500', from: 'spot', to: 'isolated', symbolId });
      await trader.call(transferFunds, { coin: 'USDT', amount: '250', from: 'spot', to: 'futures' });
      await trader.call(borrowMargin, { marginMode: 'cross', coin: 'USDT', amount: '600' });
      const { list, totalUsdtValue } = await trader.call(getAccounts, {});
      // An hour's interest on 600: 600 × 0.0126279 % ÷ 24, rounded up.
      const cross = { available: '1600', owed: '600.00315698', total: '999.99684302', usdtValue: '999.99684302' };
      expect(
        list.filter(({ coins }) => coins.length > 0).map(({ account, accountType, coins }) => ({ account, accountType, coins })),
      ).toMatchObject([
        { account: 'spot', accountType: 'spot', coins: [{ coin: 'USDT', total: '3250' }] },
        { account: 'cross', accountType: 'cross', coins: [{ coin: 'USDT', ...cross }] },
        { account: 'isolated', accountType: 'isolated', coins: [{ coin: 'USDT', total: '500' }] },
        { account: 'usdt', coins: [{ coin: 'USDT', total: '250' }] },
      ]);
      expect(totalUsdtValue).toBe('4999.99684302');
    }),
    judgedIn('wallets/assets.test.ts', 'is where it was moved, and counts once; play money counts for nothing'),
  ],
  'v1/assets/getAssets': [
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange, { USDT: ['Tron', '5000'], ETH: ['Ethereum', '2'] });
      await trader.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.01' });
      const { list } = await trader.call(getAssets, {});
      expect(list.toSorted((one, other) => (one.coin < other.coin ? -1 : 1))).toMatchObject([
        { coin: 'ETH', available: '2', frozen: '0', total: '2' },
        { coin: 'USDT', available: '4050', frozen: '950', total: '5000', usdtValue: '5000' },
      ]);
      expect((await trader.call(getAssets, { coin: 'ETH' })).list).toMatchObject([{ coin: 'ETH', total: '2' }]);
      expect(await trader.try(getAssets, { coin: 'NONE' })).toMatchObject({ code: '40030' });
    }),
  ],
  'v1/assets/transfer': [
    onEveryLine(async (ground) => {
      const { coin, money } = ground;
      const trader = await ground.long();
      const back = { coin, from: 'futures', to: 'spot' } as const;
      // The position stands on 480 of the 9,594.24.
      expect(await trader.try(transferFunds, { ...back, amount: money(9120) })).toMatchObject({ code: '02014' });
      expect(await trader.call(transferFunds, { ...back, amount: money(9114.24) })).toEqual({ ...back, amount: money(9114.24) });
      expect((await ground.holds(trader)).wallets).toMatchObject([{ coin, available: money(480), free: '0' }]);
      expect((await trader.call(getAssets, { coin })).list).toMatchObject([{ coin, available: money(9114.24) }]);
      await trader.call(transferFunds, { coin, from: 'spot', to: 'futures', amount: money(96) });
      expect((await ground.holds(trader)).wallets).toMatchObject([{ coin, available: money(576), free: money(96) }]);
    }),
    onSite(async ({ exchange }) => {
      const trader = await createTrader(exchange, { USDT: ['Tron', '1000'] });
      for (const [to, more] of [
        ['cross', {}],
        ['isolated', { symbolId }],
      ] as const) {
        await trader.call(transferFunds, { coin: 'USDT', amount: '400', from: 'spot', to, ...more });
        const held = async () => (await trader.call(getAccounts, {})).list.find(({ account }) => account === to)?.coins;
        expect(await held()).toMatchObject([{ coin: 'USDT', total: '400' }]);
        await trader.call(transferFunds, { coin: 'USDT', amount: '400', from: to, to: 'spot', ...more });
        expect(await held()).toEqual([]);
      }
      expect((await trader.call(getAssets, { coin: 'USDT' })).list).toMatchObject([{ available: '1000' }]);
    }),
    judgedIn(
      'wallets/assets.test.ts',
      'is moved once under one client id: after a lost answer, fifty times at once, and never as something else',
    ),
  ],
};
