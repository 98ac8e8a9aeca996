// The money that comes along into a world that is made out of a desk.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { sampleRow, sampleRun, worldId } from '../on-screen.tsx';
import { openWorld } from './open-world.ts';

const balance = (coin: string, total: string) => ({ coin, total, available: total, frozen: '0', usdtValue: null });
const funding = z.object({ coin: z.string(), amount: z.string() });

test('coins that the world does not have stay behind, and of others comes as much as it may give', async () => {
  const given: z.output<typeof funding>[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      if (call.name === 'getAssets')
        return z.parse(call.response, {
          list: [balance('USDT', '25000000'), balance('DOGE', '7'), balance('BTC', '0.5'), balance('ETH', '0')],
          totalUsdtValue: '0',
        });
      if (call.name === 'createWorld') return z.parse(call.response, sampleRow());
      const { coin, amount } = z.parse(funding, request);
      if (coin === 'DOGE') throw new ApiError(errorCodes.unknownCoin, 'no', { coin });
      if (Number(amount) > 10_000_000) throw new ApiError(errorCodes.demoFundsLimit, 'no', { coin, maximum: '10000000.00' });
      given.push({ coin, amount });
      return z.parse(call.response, sampleRun());
    },
  };
  const place = {
    context: { baseUrl: '', locale: 'en_US', language: 'en', languageType: 0, userId: '1' },
    onMade: () => undefined,
    client,
  };
  expect(await openWorld(place, { name: 'Practice', symbols: ['BTCUSDT'], funds: 'own' })).toBe(worldId);
  expect(given).toEqual([
    { coin: 'USDT', amount: '10000000.00' },
    { coin: 'BTC', amount: '0.5' },
  ]);
});
