'use client';
// The start is told once more before it happens: what is taken, what is bought at once, and when it ends.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Question } from '#components/trading/question.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { botKinds } from '../../kinds/bot-kinds.ts';
import { PreviewLines } from '../preview/preview-lines.tsx';
import { useCreateBot } from '../state/create-context.ts';

type Props = { readonly pending: boolean; readonly failure: string | null; readonly onNo: () => void; readonly onYes: () => void };

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** In sentences, in the order in which it happens. */
function useSteps(): readonly string[] {
  const t = useTranslations('bots.confirm');
  const { kind, market, coin, terms, preview } = useCreateBot();
  if (terms === null || preview === null) return [];
  const price = (text: string): string => isolateLtr(formatPrice(text, market.pricePlace));
  const amount = (text: string, unit: string): string => isolateLtr(`${shortAmount(text)} ${unit}`);
  const place = botKinds[kind].place;
  if (terms.kind === 'martingale' && preview.kind === 'martingale') {
    const { investment, start, rounds } = terms.terms;
    return [
      t('takes', { amount: amount(investment, preview.dca.fundsCoin) }),
      start.by === 'now' ? t('dcaNow') : start.by === 'price' ? t('waits', { price: price(start.price) }) : t('waitsRsi'),
      t('dcaOrders', { count: preview.dca.orders.length }),
      t(rounds === 'endless' ? 'dcaEndless' : 'dcaOnce'),
    ];
  }
  if (terms.kind !== 'grid' || preview.kind !== 'grid') return [];
  const { grid } = preview;
  const { baseInvestment, quoteInvestment, triggerPrice, takeProfitPrice, stopLossPrice, sellsAtEnd } = terms.terms;
  const funds = [
    ...(isSome(quoteInvestment) ? [amount(quoteInvestment, coin)] : []),
    ...(isSome(baseInvestment) ? [amount(baseInvestment, market.baseCoin)] : []),
  ];
  const exits = [takeProfitPrice, stopLossPrice].flatMap((one) => (one === null ? [] : [price(one)]));
  return [
    t('takes', { amount: funds.join(' + ') }),
    ...(triggerPrice === null ? [] : [t('waits', { price: price(triggerPrice) })]),
    ...(grid.openingSide === null ? [] : [t(`opens.${grid.openingSide}`, { amount: amount(grid.openingQuantity, market.baseCoin) })]),
    t('orders', { count: grid.levels.filter(({ side }) => side !== null).length }),
    ...(exits.length === 0 ? [] : [t('exits', { prices: exits.join(', ') })]),
    t(place === 'spot' && !sellsAtEnd ? 'end.spot.keeps' : `end.${place}.sells`),
  ];
}

export function ConfirmStart({ pending, failure, onNo, onYes }: Props): ReactNode {
  const t = useTranslations('bots.confirm');
  const kinds = useTranslations('bots.kind');
  const { kind, market } = useCreateBot();
  const steps = useSteps();
  return (
    <Question
      title={t('title', { kind: kinds(`${kind}.name`), market: isolateLtr(market.displayName) })}
      yes={pending ? t('starting') : t('start')}
      no={t('back')}
      look="primary"
      never={null}
      danger={failure}
      onNo={onNo}
      onYes={() => (pending ? undefined : onYes())}
    >
      <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-sm text-secondary">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="border-t border-subtle pt-3">
        <PreviewLines />
      </div>
    </Question>
  );
}
