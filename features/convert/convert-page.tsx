'use client';
// Converting: at the market, at a rate of one's own, or everything small at once; and what has come of it.
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import type { ConvertCoins } from '#lib/contract/calls/v1/spot/convert/currencies.ts';
import type { ConvertRate } from '#lib/contract/calls/v1/spot/convert/rate.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';
import { DustTab } from './form/dust-tab.tsx';
import { LimitTab } from './form/limit-tab.tsx';
import { MarketTab } from './form/market-tab.tsx';
import type { Pair } from './form/pair-form.tsx';
import { ConvertLists } from './lists/convert-lists.tsx';
import { pairAddress, pairOf, referenceSizeOf } from './convert-pair.ts';

type Props = {
  readonly offered: ConvertCoins;
  /** The coins in the address. */
  readonly fromCoin: string | undefined;
  readonly toCoin: string | undefined;
  /** The rate of that pair, as the server knew it; null: there is none just now. */
  readonly firstRate: ConvertRate | null;
  /** The reader's cookie of columns that are put away. */
  readonly columns: string | undefined;
};

const ways = ['market', 'limit', 'dust'] as const;
type Way = (typeof ways)[number];

/** By coin; null for a visitor, and until it is known. */
function useAvailable(): ReadonlyMap<string, string> | null {
  const balances = useChannel(useHub(), 'account', useUser() === null ? null : '').data?.balances;
  return useMemo(
    () =>
      balances === undefined
        ? null
        : new Map(
            [...balances.values()].filter(({ available }) => /[1-9]/.test(available)).map(({ coin, available }) => [coin, available]),
          ),
    [balances],
  );
}

export function ConvertPage({ offered, fromCoin, toCoin, firstRate, columns }: Props) {
  const t = useTranslations('convert');
  const user = useUser();
  const available = useAvailable();
  const [way, setWay] = useState<Way>('market');
  const [pair, setPair] = useState<Pair | null>(() => pairOf(offered.coins, fromCoin, toCoin));
  if (pair === null) return null;
  const address = pairAddress(pair);
  const choose = (next: Pair): void => {
    setPair(next);
    window.history.replaceState(null, '', `${window.location.pathname}?${new URLSearchParams({ from: next.from.coin, to: next.to.coin })}`);
  };
  const tools = { offered, pair, available, address, referenceSize: referenceSizeOf(pair.from), onPair: choose };
  const whys = [
    t('why.price'),
    t('why.guard', { seconds: offered.quoteSeconds, share: formatPercent(offered.guard, { decimals: 1 }) }),
    t('why.whole'),
  ];
  return (
    <div className="page-wide flex flex-1 flex-col gap-6 py-6 md:px-4 md:py-8">
      <div className="grid grid-cols-1 items-start gap-6 px-4 md:px-0 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="lg:pt-6">
          <div className="flex items-center gap-1.5">
            <h1 className="page-title">{t('title')}</h1>
            <HelpHint to="convert" />
          </div>
          <p className="mt-2 max-w-prose text-sm text-muted md:text-base">{t('about')}</p>
          <section aria-labelledby="convert-why" className="mt-8 max-lg:hidden">
            <h2 id="convert-why" className="text-sm font-semibold">
              {t('why.title')}
            </h2>
            <ol className="mt-3 flex max-w-prose flex-col gap-3 text-sm text-secondary">
              {whys.map((text, place) => (
                <li key={text} className="flex gap-3">
                  <span aria-hidden className="grid size-6 shrink-0 place-items-center rounded-full bg-surface-2 text-xs text-muted">
                    {place + 1}
                  </span>
                  {text}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <section aria-label={t('title')} className="rounded-2xl border border-subtle bg-surface-1">
          <TabList
            name={t('tabs.name')}
            idPrefix="convert-ways"
            tabs={ways.map((id) => ({ id, label: t(`tabs.${id}`) }))}
            chosen={way}
            onChosen={setWay}
            className="border-b border-subtle px-2"
          />
          <div role="tabpanel" id={panelId('convert-ways', way)} aria-labelledby={tabId('convert-ways', way)} className="p-4">
            {way === 'market' ? <MarketTab {...tools} firstRate={firstRate} /> : null}
            {way === 'limit' ? <LimitTab {...tools} /> : null}
            {way === 'dust' ? <DustTab {...tools} /> : null}
          </div>
        </section>
      </div>
      {user === null ? null : <ConvertLists columns={columns} />}
    </div>
  );
}
