// The markets of a new world: those that were chosen, and the way to add one or to leave one out.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { maxWorldMarkets } from '#lib/contract/worlds/world-bounds.ts';
import type { OfferedMarket } from './offered-market.ts';

type Props = {
  readonly markets: readonly OfferedMarket[];
  readonly symbols: readonly string[];
  readonly onSymbols: (symbols: string[]) => void;
};

const addWords = { spot: 'addSpot', futures: 'addFutures' } as const;

export function MarketChoice({ markets, symbols, onSymbols }: Props) {
  const t = useTranslations('worlds');
  const nameOf = (symbol: string): string => {
    const market = markets.find((one) => one.symbol === symbol);
    if (market === undefined) return symbol;
    return market.line === 'spot' ? market.name : t('perpetual', { market: market.name });
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm text-secondary">{t('markets')}</legend>
      <ul className="flex flex-wrap gap-1">
        {symbols.map((symbol) => (
          <li key={symbol} className="flex items-center rounded-md bg-surface-2 ps-2.5 text-sm">
            <bdi>{nameOf(symbol)}</bdi>
            <Button
              look="quiet"
              size="small"
              className="max-md:h-11 max-md:w-11"
              aria-label={t('dropMarket', { market: nameOf(symbol) })}
              disabled={symbols.length === 1}
              onClick={() => onSymbols(symbols.filter((one) => one !== symbol))}
            >
              <X size={12} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2">
        {(['spot', 'futures'] as const).map((line) => {
          const name = t(addWords[line]);
          const left = markets.filter((market) => market.line === line && !symbols.includes(market.symbol));
          return symbols.length >= maxWorldMarkets || left.length === 0 ? null : (
            <SelectBox
              key={line}
              name={name}
              shown={name}
              value=""
              options={[{ value: '', label: name }, ...left.map((market) => ({ value: market.symbol, label: market.name }))]}
              onValue={(symbol) => (symbol === '' ? undefined : onSymbols([...symbols, symbol]))}
              className="h-9 text-sm max-md:h-11"
            />
          );
        })}
      </div>
    </fieldset>
  );
}
