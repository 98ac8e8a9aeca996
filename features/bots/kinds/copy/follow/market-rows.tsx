'use client';
// The markets that have settings of their own, which hold there in place of those of all.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { nameOfMarket } from '#features/bots/lists/use-bot-markets.ts';
import type { CopyProblems } from './copy-problems.ts';
import type { FollowDraft, MarketDraft } from './follow-draft.ts';
import { SettingFields } from './setting-fields.tsx';
import { type CopiedLine, useCopyMarkets } from './use-copy-markets.ts';

const marketLimit = 50;

type Props = {
  readonly copied: CopiedLine;
  readonly draft: FollowDraft;
  readonly problems: CopyProblems;
  readonly onDraft: (draft: FollowDraft) => void;
};

type RowProps = {
  readonly name: string;
  readonly copied: CopiedLine;
  readonly market: MarketDraft;
  readonly problems: CopyProblems;
  readonly onMarket: (market: MarketDraft) => void;
  readonly onRemove: () => void;
};

function MarketRow({ name, copied: { line, coin }, market, problems, onMarket, onRemove }: RowProps) {
  const t = useTranslations('bots.follow.markets');
  return (
    <li className="rounded-lg border border-subtle p-2.5">
      <fieldset aria-label={name} className="flex min-w-0 flex-col gap-2">
        <div className="flex items-center justify-between gap-2">
          <bdi dir="ltr" className="text-xs font-medium text-primary">
            {name}
          </bdi>
          <span className="flex items-center gap-2">
            <TickBox label={t('leftOut')} on={market.isLeftOut} onToggle={(isLeftOut) => onMarket({ ...market, isLeftOut })} />
            <Button look="quiet" size="small" className="max-md:size-11" aria-label={t('remove', { market: name })} onClick={onRemove}>
              <X size={14} aria-hidden />
            </Button>
          </span>
        </div>
        {market.isLeftOut ? null : (
          <SettingFields
            line={line}
            coin={coin}
            draft={market}
            problemOf={problems.ofMarket(market.symbol)}
            onDraft={(settings) => onMarket({ ...market, ...settings })}
          />
        )}
      </fieldset>
    </li>
  );
}

export function MarketRows({ copied, draft, problems, onDraft }: Props) {
  const t = useTranslations('bots.follow.markets');
  const known = useCopyMarkets(copied);
  const { markets } = draft;
  // A coin has one market in a line, dated contracts aside: its perpetual one is listed first.
  const free = known
    .filter(({ symbol }) => !markets.some((market) => market.symbol === symbol))
    .filter((market) => !('symbolType' in market) || market.symbolType === 1);
  const set = (list: readonly MarketDraft[]): void => onDraft({ ...draft, markets: list });
  const add = (coin: string): void => {
    const market = free.find(({ baseCoin }) => baseCoin === coin);
    // It begins with what holds for all, so that nothing is lost that stands there already.
    if (market !== undefined) set([...markets, { ...draft.settings, symbol: market.symbol, isLeftOut: false }]);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-2xs text-muted">{t('about')}</p>
      {markets.length === 0 ? null : (
        <ul className="flex flex-col gap-2">
          {markets.map((market, place) => (
            <MarketRow
              key={market.symbol}
              name={nameOfMarket(
                symbolIdOf(market.symbol),
                known.find(({ symbol }) => symbol === market.symbol),
              )}
              copied={copied}
              market={market}
              problems={problems}
              onMarket={(changed) => set(markets.with(place, changed))}
              onRemove={() => set(markets.toSpliced(place, 1))}
            />
          ))}
        </ul>
      )}
      {free.length === 0 || markets.length >= marketLimit ? null : (
        <CoinPicker
          look="small"
          name={t('market')}
          coin=""
          none={t('add')}
          coins={free.map(({ baseCoin, displayName }) => ({ coin: baseCoin, name: displayName }))}
          available={null}
          className="self-start"
          onCoin={add}
        />
      )}
    </div>
  );
}
