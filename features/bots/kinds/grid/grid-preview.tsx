'use client';
// These lines tell what a grid would do with what is filled in, worked out as it is typed.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { GridPreview as Worked } from '#lib/order-math/bots/grid-preview.ts';
import { useCreateBot, type BotMarket } from '../../create/state/create-context.ts';
import { FigureList, type FigureLine } from '../../words/figure-list.tsx';
import { useGridForm } from './grid-context.ts';

type Words = ReturnType<typeof useTranslations<'bots'>>;

const none = '—';
const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** One share where both are written alike. */
function shareRange(from: string, to: string): string {
  const [least, most] = [formatPercent(from), formatPercent(to)];
  return least === most ? least : `${least} – ${most}`;
}

function gridLines(t: Words, grid: Worked, market: BotMarket, coin: string): readonly FigureLine[] {
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

export function GridPreview() {
  const t = useTranslations('bots');
  const { market, coin } = useCreateBot();
  const { preview } = useGridForm();
  return preview === null ? null : <FigureList lines={gridLines(t, preview, market, coin)} />;
}
