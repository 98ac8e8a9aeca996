'use client';
// The quote coins and sectors that narrow a list.
import { useTranslations } from 'next-intl';

import type { Sector } from './market-lines.ts';
import type { MarketView } from './market-view.ts';
import { ViewLink } from './view-link.tsx';

const small = 'group inline-flex items-center text-xs text-muted max-md:h-11';
const smallFace =
  'inline-flex h-7 items-center whitespace-nowrap rounded px-2 group-hover:text-primary group-aria-[current]:bg-surface-2 group-aria-[current]:text-primary';

export type CoinBarProps = {
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
  readonly quotes: readonly string[];
  readonly sectors: readonly Sector[];
};

export function CoinBar({ view, onView, quotes, sectors }: CoinBarProps) {
  const t = useTranslations('markets');
  const narrowed = { ...view, page: 1 };
  const groups = [
    {
      name: t('quote'),
      choices: ['', ...quotes].map((quote) => ({ key: quote, to: { quote }, word: quote, isChosen: quote === view.quote })),
    },
    {
      name: t('sector'),
      choices:
        sectors.length === 0
          ? []
          : [null, ...sectors].map((sector) => ({
              key: sector?.conceptId ?? 0,
              to: { sector: sector?.conceptId ?? null },
              word: sector?.conceptName ?? '',
              isChosen: (sector?.conceptId ?? null) === view.sector,
            })),
    },
  ];
  return groups.map(({ name, choices }) =>
    choices.length === 0 ? null : (
      <div key={name} role="group" aria-label={name} className="flex items-center gap-1 max-md:flex-wrap">
        <span aria-hidden className="whitespace-nowrap pe-1 text-xs text-muted max-md:basis-full">
          {name}
        </span>
        {choices.map(({ key, to, word, isChosen }) => (
          <ViewLink key={key} view={{ ...narrowed, ...to }} onView={onView} isChosen={isChosen} className={small}>
            <span className={smallFace}>{word === '' ? t('all') : word}</span>
          </ViewLink>
        ))}
      </div>
    ),
  );
}
