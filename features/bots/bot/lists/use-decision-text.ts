// A step of a bot in a sentence: the words of its code, filled with its prices, quantities and money.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { BotDecision } from '#lib/contract/bots/bot.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { BotMarket } from '../../create/state/create-context.ts';
import { moneyText, profitText } from '../../words/money-text.ts';

const prices = /(^|[a-z])(price|average|from|stop|mark)$/i;
const quantities = /lots$/i;
const profits = /profit(units)?$/i;
/** Codes, which have words of their own. */
const worded = ['reason', 'state', 'side', 'action'];
const moneys = /(units|needed|free)$/i;

type Written = { readonly market: BotMarket; readonly coin: string };

function written(name: string, value: string | number, { market, coin }: Written): string | number {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return value;
  if (prices.test(name)) return isolateLtr(formatPrice(text, market.pricePlace));
  const sizeCoin = 'form' in market && market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
  if (quantities.test(name)) return isolateLtr(`${shortNumber(text)} ${sizeCoin}`);
  if (name === 'coins') return isolateLtr(`${shortNumber(text)} ${market.baseCoin}`);
  if (profits.test(name)) return profitText(text, coin);
  if (moneys.test(name)) return moneyText(text, coin);
  return value;
}

export function useDecisionText(market: BotMarket, coin: string): (decision: Pick<BotDecision, 'code' | 'params'>) => string {
  const t = useTranslations('botJournal');
  return useCallback(
    ({ code, params }) => {
      const place = { market, coin };
      const values = Object.entries(params).map(([name, value]): readonly [string, string | number] => {
        if (!worded.includes(name)) return [name, written(name, value, place)];
        const key = `${name}.${String(value)}`;
        return [name, t.has(key) ? t(key) : t(`${name}.other`)];
      });
      const key = `step.${code}`;
      // A later release may leave rows that this page has no words for.
      return t.has(key) ? t(key, Object.fromEntries(values)) : t('step.other');
    },
    [t, market, coin],
  );
}
