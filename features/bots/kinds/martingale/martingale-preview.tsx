'use client';
// These lines tell what a martingale would do with what is filled in, worked out as it is typed, with every order of a round.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { MartingalePreview as Worked } from '#lib/order-math/bots/martingale-preview.ts';
import { useCreateBot, type BotMarket } from '../../create/state/create-context.ts';
import { FigureList, type FigureLine } from '../../words/figure-list.tsx';
import { useMartingaleForm } from './martingale-context.ts';

type Words = ReturnType<typeof useTranslations<'bots'>>;

const none = '—';

function roundLines(t: Words, round: Worked, market: BotMarket): readonly FigureLine[] {
  const price = (text: string | null): string => (text === null ? none : isolateLtr(formatPrice(text, market.pricePlace)));
  const last = round.orders.at(-1);
  return [
    { id: 'needed', name: t('preview.needed'), value: isolateLtr(`${shortAmount(round.neededFunds)} ${round.fundsCoin}`) },
    {
      id: 'deepest',
      name: t('preview.deepest'),
      value: last === undefined ? none : isolateLtr(`${price(last.price)} (${formatPercent(last.deviation)})`),
    },
    { id: 'average', name: t('preview.average'), value: price(last?.averagePrice ?? null) },
    { id: 'takeProfit', name: t('preview.takeProfit'), value: price(last?.takeProfitPrice ?? null) },
    ...(round.stopLossPrice === null ? [] : [{ id: 'stop', name: t('preview.stop'), value: price(round.stopLossPrice) }]),
    ...(round.liquidationPrice === null
      ? []
      : [
          {
            id: 'liquidation',
            name: t('preview.liquidation'),
            about: t('preview.liquidationAbout'),
            value: price(round.liquidationPrice),
          },
        ]),
  ];
}

function LadderTable({ round, market }: { readonly round: Worked; readonly market: BotMarket }) {
  const t = useTranslations('bots.preview');
  const price = (text: string | null): string => (text === null ? none : formatPrice(text, market.pricePlace));
  return (
    <details className="text-2xs">
      <summary className="cursor-pointer py-1 text-secondary hover:text-primary">{t('ladder', { count: round.orders.length })}</summary>
      <div className="max-h-60 overflow-auto">
        <table className="w-full" dir="ltr">
          <thead className="sticky top-0 bg-surface-1 text-muted">
            <tr>
              {(['order', 'price', 'size', 'averageShort', 'exit'] as const).map((head) => (
                <th key={head} className="px-1 py-1 text-end font-normal first:text-start">
                  {t(`head.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {round.orders.map((order, place) => (
              <tr key={order.neededFunds}>
                <td className="px-1 text-muted">{place}</td>
                <td className="px-1 text-end">{price(order.price)}</td>
                <td className="px-1 text-end">{shortAmount(order.value)}</td>
                <td className="px-1 text-end">{price(order.averagePrice)}</td>
                <td className="px-1 text-end">{price(order.takeProfitPrice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function MartingalePreview() {
  const t = useTranslations('bots');
  const { market } = useCreateBot();
  const { preview } = useMartingaleForm();
  if (preview === null) return null;
  return (
    <>
      <FigureList lines={roundLines(t, preview, market)} />
      {preview.orders.length === 0 ? null : <LadderTable round={preview} market={market} />}
    </>
  );
}
