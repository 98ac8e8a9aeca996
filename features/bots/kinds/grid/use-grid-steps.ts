// The start of a grid in sentences, in the order in which it happens: what is taken, what is bought at once, and when it ends.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useGridForm } from './grid-context.ts';

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

export function useGridSteps(): readonly string[] {
  const t = useTranslations('bots.confirm');
  const { kind, market, coin } = useCreateBot();
  const { terms, preview } = useGridForm();
  if (terms === null || preview === null) return [];
  const price = (text: string): string => isolateLtr(formatPrice(text, market.pricePlace));
  const amount = (text: string, unit: string): string => isolateLtr(`${shortAmount(text)} ${unit}`);
  const { place } = kind;
  const { baseInvestment, quoteInvestment, triggerPrice, takeProfitPrice, stopLossPrice, sellsAtEnd } = terms;
  const funds = [
    ...(isSome(quoteInvestment) ? [amount(quoteInvestment, coin)] : []),
    ...(isSome(baseInvestment) ? [amount(baseInvestment, market.baseCoin)] : []),
  ];
  const exits = [takeProfitPrice, stopLossPrice].flatMap((one) => (one === null ? [] : [price(one)]));
  const { openingSide, openingQuantity, levels } = preview;
  return [
    t('takes', { amount: funds.join(' + ') }),
    ...(triggerPrice === null ? [] : [t('waits', { price: price(triggerPrice) })]),
    ...(openingSide === null ? [] : [t(`opens.${openingSide}`, { amount: amount(openingQuantity, market.baseCoin) })]),
    t('orders', { count: levels.filter(({ side }) => side !== null).length }),
    ...(exits.length === 0 ? [] : [t('exits', { prices: exits.join(', ') })]),
    t(place === 'spot' && !sellsAtEnd ? 'end.spot.keeps' : `end.${place}.sells`),
  ];
}
