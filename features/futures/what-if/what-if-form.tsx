'use client';
// The imagined account: where it comes from, what is in its wallet, its prices and positions, and what follows.
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useReducer } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { positionKey } from '#lib/order-math/risk/line-risk.ts';
import { Choice } from '../tools/choice.tsx';
import { amountDecimals } from '../tools/figures.tsx';
import { AddPosition } from './add-position.tsx';
import { accountFormulas, explainAccount } from './explain-account.ts';
import { Figure } from './figure.tsx';
import { PositionCard } from './position-card.tsx';
import { PriceMover } from './price-mover.tsx';
import { whatIfOutlook } from './what-if-risk.ts';
import { editWhatIf, hasSize, madeUpAccount, ownAccount } from './what-if-state.ts';

type Props = {
  readonly market: ContractMarket;
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly tickers: ReadonlyMap<string, Ticker>;
  /** Null for a visitor: there is only a made-up one. */
  readonly account: FuturesAccount | null;
};

export function WhatIfForm({ market, markets, tickers, account }: Props) {
  const t = useTranslations('explorer');
  const [state, edit] = useReducer(editWhatIf, null, () =>
    account === null ? madeUpAccount(market.marginCoin) : ownAccount(account, market.marginCoin, markets),
  );
  const { coin, source } = state;
  const ofCoin = useMemo(() => [...markets.values()].filter(({ marginCoin }) => marginCoin === coin), [markets, coin]);
  const outlook = useMemo(() => whatIfOutlook(state, markets, tickers), [state, markets, tickers]);
  // The same account with nothing moved: what has come sooner or later is seen against it.
  const unmoved = useMemo(() => {
    const before = account === null || source === 'madeUp' ? { ...state, prices: {} } : ownAccount(account, coin, markets);
    return whatIfOutlook(before, markets, tickers);
  }, [account, coin, markets, source, state, tickers]);
  const coins = [...new Set([...markets.values()].map(({ marginCoin }) => marginCoin))];
  const start = (from: 'account' | 'madeUp', ofCoinName: string): void =>
    edit({
      edit: 'start',
      state: from === 'madeUp' || account === null ? madeUpAccount(ofCoinName) : ownAccount(account, ofCoinName, markets),
    });
  const nameOf = (symbolId: string): string => markets.get(symbolId)?.displayName ?? symbolId;
  const first = ofCoin[0] ?? market;
  const names = { marginCoin: coin, quoteCoin: first.quoteCoin, pricePlace: first.pricePlace, sizeCoin: first.baseCoin };
  const accountNumbers = outlook === null ? null : explainAccount(outlook, nameOf);
  const moved = [...new Set(state.positions.map(({ symbolId }) => symbolId))];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-xs leading-5 text-secondary">{t('whatIf.about')}</p>
      <div className="flex flex-wrap items-center gap-2">
        {account === null ? null : (
          <Choice
            name={t('whatIf.source')}
            options={(['account', 'madeUp'] as const).map((value) => ({ value, label: t(`whatIf.${value}`) }))}
            value={source}
            onValue={(value) => start(value, coin)}
          />
        )}
        {coins.length > 1 ? (
          <SelectBox
            name={t('whatIf.coin')}
            options={coins.map((value) => ({ value, label: value }))}
            value={coin}
            onValue={(value) => start(source, value)}
            className="h-9 w-24 max-md:h-11"
          />
        ) : null}
        <AmountField
          label={t('whatIf.wallet')}
          unit={coin}
          value={state.wallet}
          decimals={amountDecimals(coin)}
          holds="size"
          step="1"
          onValue={(wallet) => edit({ edit: 'wallet', wallet })}
          className="min-w-40 flex-1"
        />
        <Button look="quiet" onClick={() => start(source, coin)} className="max-md:h-11">
          <RotateCcw size={14} aria-hidden /> {t('whatIf.reset')}
        </Button>
      </div>
      <section aria-label={t('whatIf.accountNumbers')} className="rounded-lg border border-subtle px-3 py-1">
        {accountNumbers === null ? (
          <p role="status" className="py-6 text-center text-xs text-muted">
            {t('whatIf.incomplete')}
          </p>
        ) : (
          accountFormulas.map((id) => <Figure key={id} explanation={accountNumbers[id]} names={names} signed={id === 'gains'} />)
        )}
      </section>
      {moved.length === 0 ? null : (
        <section aria-label={t('whatIf.prices')} className="flex flex-col gap-2">
          <h3 className="text-xs font-medium text-secondary">{t('whatIf.prices')}</h3>
          {moved.map((symbolId) => {
            const [one, ticker] = [markets.get(symbolId), tickers.get(symbolId)];
            if (one === undefined || ticker === undefined) return null;
            return (
              <PriceMover
                key={symbolId}
                market={one}
                now={ticker.contract?.markPrice ?? null}
                price={state.prices[symbolId] ?? null}
                onPrice={(price) => edit({ edit: 'price', symbolId, price })}
              />
            );
          })}
        </section>
      )}
      <section aria-label={t('whatIf.positions')} className="flex flex-col gap-3">
        <h3 className="text-xs font-medium text-secondary">{t('whatIf.positions')}</h3>
        {state.positions.length === 0 ? <p className="text-xs text-muted">{t('whatIf.noPositions')}</p> : null}
        {state.positions.map((position) => {
          const key = positionKey(position);
          const one = markets.get(position.symbolId);
          if (one === undefined) return null;
          return (
            <PositionCard
              key={key}
              market={one}
              position={position}
              outlook={hasSize(position) ? (outlook?.positions.find((found) => found.key === key) ?? null) : null}
              before={unmoved?.positions.find((found) => found.key === key) ?? null}
              whole={outlook}
              onChange={(change) => edit({ edit: 'change', key, change })}
              onRemove={() => edit({ edit: 'remove', key })}
            />
          );
        })}
        <AddPosition markets={ofCoin} tickers={tickers} first={market} onAdd={(position) => edit({ edit: 'add', position })} />
      </section>
    </div>
  );
}
