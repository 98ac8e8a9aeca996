'use client';
// These lines tell what the bot would do with what is filled in, worked out as it is typed.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { GridPreview } from '#lib/order-math/bots/grid-preview.ts';
import type { MartingalePreview } from '#lib/order-math/bots/martingale-preview.ts';
import { FigureList, type FigureLine } from '../../words/figure-list.tsx';
import { useCreateBot, type BotMarket } from '../state/create-context.ts';

type Words = ReturnType<typeof useTranslations<'bots'>>;

const none = '—';
const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** One share where both are written alike. */
function shareRange(from: string, to: string): string {
  const [least, most] = [formatPercent(from), formatPercent(to)];
  return least === most ? least : `${least} – ${most}`;
}

function gridLines(t: Words, grid: GridPreview, market: BotMarket, coin: string): readonly FigureLine[] {
  const amount = (text: string, unit: string): string => (isSome(text) ? isolateLtr(`${shortAmount(text)} ${unit}`) : none);
  const price = (text: string): string => isolateLtr(formatPrice(text, market.pricePlace));
  const buys = grid.levels.filter(({ side }) => side === 'buy').length;
  const sells = grid.levels.filter(({ side }) => side === 'sell').length;
  const { profitFrom, profitTo } = grid;
  const least = [
    ...(isSome(grid.minimumQuote) ? [amount(grid.minimumQuote, coin)] : []),
    ...(isSome(grid.minimumBase) ? [amount(grid.minimumBase, market.baseCoin)] : []),
  ];
  return [
    {
      id: 'profit',
      name: t('preview.profit'),
      about: t('preview.profitAbout'),
      value: profitFrom === null || profitTo === null ? none : isolateLtr(shareRange(profitFrom, profitTo)),
    },
    { id: 'quantity', name: t('preview.quantity'), value: amount(grid.quantity, market.baseCoin) },
    { id: 'orders', name: t('preview.orders'), value: grid.levels.length === 0 ? none : t('preview.sides', { buys, sells }) },
    {
      id: 'opening',
      name: t(grid.openingSide === 'sell' ? 'preview.openingSell' : 'preview.openingBuy'),
      about: t('preview.openingAbout'),
      value: amount(grid.openingQuantity, market.baseCoin),
    },
    { id: 'minimum', name: t('preview.minimum'), value: least.length === 0 ? none : least.join(' + ') },
    ...(['liquidationLong', 'liquidationShort'] as const).flatMap((id): FigureLine[] => {
      const at = grid[id];
      return at === null ? [] : [{ id, name: t(`preview.${id}`), about: t('preview.liquidationAbout'), value: price(at) }];
    }),
  ];
}

function dcaLines(t: Words, dca: MartingalePreview, market: BotMarket): readonly FigureLine[] {
  const price = (text: string | null): string => (text === null ? none : isolateLtr(formatPrice(text, market.pricePlace)));
  const last = dca.orders.at(-1);
  return [
    { id: 'needed', name: t('preview.needed'), value: isolateLtr(`${shortAmount(dca.neededFunds)} ${dca.fundsCoin}`) },
    {
      id: 'deepest',
      name: t('preview.deepest'),
      value: last === undefined ? none : isolateLtr(`${price(last.price)} (${formatPercent(last.deviation)})`),
    },
    { id: 'average', name: t('preview.average'), value: price(last?.averagePrice ?? null) },
    { id: 'takeProfit', name: t('preview.takeProfit'), value: price(last?.takeProfitPrice ?? null) },
    ...(dca.stopLossPrice === null ? [] : [{ id: 'stop', name: t('preview.stop'), value: price(dca.stopLossPrice) }]),
    ...(dca.liquidationPrice === null
      ? []
      : [
          {
            id: 'liquidation',
            name: t('preview.liquidation'),
            about: t('preview.liquidationAbout'),
            value: price(dca.liquidationPrice),
          },
        ]),
  ];
}

function LadderTable({ dca, market }: { readonly dca: MartingalePreview; readonly market: BotMarket }) {
  const t = useTranslations('bots.preview');
  const price = (text: string | null): string => (text === null ? none : formatPrice(text, market.pricePlace));
  return (
    <details className="text-2xs">
      <summary className="cursor-pointer py-1 text-secondary hover:text-primary">{t('ladder', { count: dca.orders.length })}</summary>
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
            {dca.orders.map((order, place) => (
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

export function PreviewLines() {
  const t = useTranslations('bots');
  const { market, coin, preview } = useCreateBot();
  if (preview === null) return null;
  if (preview.kind === 'grid') return <FigureList lines={gridLines(t, preview.grid, market, coin)} />;
  return (
    <>
      <FigureList lines={dcaLines(t, preview.dca, market)} />
      {preview.dca.orders.length === 0 ? null : <LadderTable dca={preview.dca} market={market} />}
    </>
  );
}
