'use client';
// Putting coins in: choose coin and network, get the address, watch the arrivals.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { HelpHint } from '#components/trading/help-hint.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getDeposits, type DepositRecord } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import type { CoinConfig } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { DepositAddress } from './deposit-address.tsx';
import { DepositDone, type CoinMarket } from './deposit-done.tsx';
import { DepositList } from './deposit-list.tsx';
import { DepositTerms } from './deposit-terms.tsx';

type Props = {
  readonly coins: readonly CoinConfig[];
  /** By coin: the spot market where it is traded first. */
  readonly markets: Readonly<Record<string, CoinMarket>>;
  readonly records: readonly DepositRecord[];
  readonly locale: string;
  readonly initialCoin: string;
};

/** The interval at which the list looks for further confirmations while a deposit is on its way, and for a first sign of one. */
const lookEveryMs = 1000;
const lookIdleMs = 5000;
const isUnderWay = (list: readonly DepositRecord[]): boolean => list.some(({ status }) => status === 'pending' || status === 'confirmed');

export function DepositForm({ coins, markets, records, locale, initialCoin }: Props) {
  const t = useTranslations('assets');
  const [coin, setCoin] = useState(initialCoin);
  const [network, setNetwork] = useState<string | null>(null);
  const known = useCall(
    getDeposits,
    {},
    { initial: { list: [...records], nextId: null }, everyMs: (answer) => (isUnderWay(answer?.list ?? []) ? lookEveryMs : lookIdleMs) },
  );
  const list = known.data?.list ?? records;
  const latest = list[0];
  const done = latest?.status === 'credited' ? latest : undefined;
  const chosen = coins.find((one) => one.coin === coin) ?? coins[0];
  const networks = chosen?.networks ?? [];
  const via = networks.find((one) => one.network === network) ?? networks[0];

  if (chosen === undefined || via === undefined) return null;
  return (
    <div className="page-wide px-4 py-8">
      <div className="flex items-center gap-1.5">
        <h1 className="page-title">{t('depositTitle')}</h1>
        <HelpHint to="deposit" />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 md:grid-cols-[22rem_1fr]">
        <section className="grid grid-cols-1 gap-5 rounded-xl border border-subtle bg-surface-1 p-5">
          <Choice label={t('coin')}>
            <CoinPicker
              look="field"
              name={t('coin')}
              coin={chosen.coin}
              coins={coins}
              available={null}
              onCoin={(one) => {
                setCoin(one);
                setNetwork(null);
              }}
            />
          </Choice>
          <Choice label={t('network')}>
            <select
              aria-label={t('network')}
              value={via.network}
              onChange={(event) => setNetwork(event.target.value)}
              className="h-11 w-full rounded-md border border-field bg-field px-3 text-sm"
            >
              {networks.map((one) => (
                <option key={one.network} value={one.network}>
                  {one.name}
                </option>
              ))}
            </select>
          </Choice>
          <DepositTerms coin={chosen.coin} network={via} locale={locale} />
          <p className="rounded-md bg-warning-soft px-3 py-2 text-xs text-secondary">
            {t('onlyThisCoin', { coin: chosen.coin, network: via.name })}
          </p>
        </section>
        <DepositAddress key={`${chosen.coin}/${via.network}`} coin={chosen.coin} network={via} onSent={() => void known.refetch()} />
      </div>
      {done === undefined ? null : <DepositDone key={done.depositId} record={done} market={markets[done.coin] ?? null} locale={locale} />}
      <DepositList records={list} locale={locale} />
    </div>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <span aria-hidden className="mb-1.5 block text-sm text-secondary">
        {label}
      </span>
      <div className="relative">{children}</div>
    </div>
  );
}
