// @vitest-environment jsdom
// The words of a direction code: one's own orders, and what the exchange itself has closed.
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';

import { english } from '#lib/i18n/catalogues.ts';
import { OrderCell } from './order-words.tsx';

afterEach(cleanup);

test.each([
  [1, 'BTCUSDTOpen long'],
  [4, 'BTCUSDTClose short'],
  [22, 'BTCUSDTSell'],
  [5, 'BTCUSDTClose longTier reduction'],
  [23, 'BTCUSDTBuyTier reduction'],
  [8, 'BTCUSDTClose shortLiquidated'],
  [11, 'BTCUSDTClose longLiquidated'],
  [26, 'BTCUSDTSellLiquidated'],
  [19, 'BTCUSDTClose longNetting'],
  [36, 'BTCUSDTClose shortDeleveraging'],
  [37, 'BTCUSDTBuyDeleveraging'],
  [10, 'BTCUSDTClose shortDelivered'],
])('%i', (delegateType, words) => {
  const { container } = render(
    <NextIntlClientProvider locale="en-US" messages={english}>
      <OrderCell name="BTCUSDT" delegateType={delegateType} />
    </NextIntlClientProvider>,
  );
  expect(container.textContent).toBe(words);
});
