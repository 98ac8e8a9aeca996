'use client';
// The funds to put into the bot, and those that there are: coins of the spot wallet, with the way to have more of them.
import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Slider } from '#components/ui/fields/slider.tsx';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';
import { useUser } from '#lib/session/user.ts';
import { botKinds } from '../../kinds/bot-kinds.ts';
import { isDca } from '../draft/bot-draft.ts';
import { useCreateBot } from '../state/create-context.ts';
import { BotField } from './bot-field.tsx';
import { ChoiceLine } from './choice-line.tsx';

/** The coins that a bot of the kind can be given; the first is the usual one. */
function useFunds(): readonly { readonly coin: string; readonly field: 'quoteInvestment' | 'baseInvestment' | 'investment' }[] {
  const { kind, market, coin, draft } = useCreateBot();
  const isSpot = botKinds[kind].place === 'spot';
  if (isDca(kind)) return [{ coin: isSpot && draft.dca.direction === 'short' ? market.baseCoin : coin, field: 'investment' }];
  if (!isSpot) return [{ coin, field: 'quoteInvestment' }];
  const both = [
    { coin, field: 'quoteInvestment' },
    { coin: market.baseCoin, field: 'baseInvestment' },
  ] as const;
  return draft.grid.direction === 'short' ? both.toReversed() : both;
}

function AvailableLine({ coin, onAll }: { readonly coin: string; readonly onAll: (available: string) => void }) {
  const t = useTranslations('bots.form');
  const user = useUser();
  const balances = useChannel(useHub(), 'account', user === null ? null : '').data?.balances;
  const transfer = useTransferDialog((one) => one.open);
  if (user === null) return null;
  const available = balances === undefined ? null : (balances.get(coin)?.available ?? '0');
  return (
    <p className="flex items-center justify-between gap-2 text-2xs text-muted">
      <span>{t('available')}</span>
      <span className="flex items-center gap-1.5">
        <button
          type="button"
          disabled={available === null}
          onClick={() => onAll(available ?? '')}
          className="text-primary hover:text-accent max-md:min-h-11"
          title={t('useAll')}
        >
          <bdi dir="ltr">{available === null ? '—' : `${shortAmount(available)} ${coin}`}</bdi>
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('transfer', { coin })}
          title={t('transfer', { coin })}
          onClick={() => transfer({ coin, from: 'usdt', to: 'spot' })}
          className="relative text-accent after:absolute after:-inset-3 hover:text-accent-strong"
        >
          <ArrowLeftRight size={13} aria-hidden />
        </button>
      </span>
    </p>
  );
}

/** The least that is needed, where the preview knows it. */
function useMinimum(field: string): string | undefined {
  const t = useTranslations('bots.form');
  const { preview } = useCreateBot();
  if (preview === null) return undefined;
  const least =
    preview.kind === 'martingale'
      ? preview.dca.neededFunds
      : field === 'baseInvestment'
        ? preview.grid.minimumBase
        : preview.grid.minimumQuote;
  return readAmount(least)?.isZero() === false ? t('minimum', { amount: shortAmount(least) }) : undefined;
}

function FundsField({ coin, field, isFirst }: ReturnType<typeof useFunds>[number] & { readonly isFirst: boolean }) {
  const t = useTranslations('bots.form');
  const { draft, setGridText, setDcaText } = useCreateBot();
  const minimum = useMinimum(field);
  const onValue = (text: string): void => (field === 'investment' ? setDcaText(field, text) : setGridText(field, text));
  return (
    <>
      <BotField
        field={field}
        label={t(isFirst ? 'investment' : 'alsoInvest')}
        unit={coin}
        number="money"
        value={field === 'investment' ? draft.dca.texts.investment : draft.grid.texts[field]}
        placeholder={minimum ?? (isFirst ? '' : t('none'))}
        onValue={onValue}
      />
      <AvailableLine coin={coin} onAll={onValue} />
    </>
  );
}

function LeverageFields() {
  const t = useTranslations('bots.form');
  const { kind, market, draft, setGrid, setGridText, setDca, setDcaText } = useCreateBot();
  const dca = isDca(kind);
  const own = dca ? draft.dca : draft.grid;
  const most = 'tiers' in market ? Math.floor(Number(market.tiers[0]?.maxLeverage ?? '1')) : 1;
  const setLeverage = (text: string): void => (dca ? setDcaText('leverage', text) : setGridText('leverage', text));
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-3">
        <Slider
          name={t('leverage')}
          value={Number(own.texts.leverage) || 1}
          min={1}
          max={most}
          onValue={(value) => setLeverage(String(value))}
        />
        <BotField field="leverage" label={t('leverage')} unit="×" number="count" value={own.texts.leverage} onValue={setLeverage} />
      </div>
      <ChoiceLine
        name={t('marginMode.name')}
        picks={(['isolated', 'cross'] as const).map((value) => ({ value, label: t(`marginMode.${value}`) }))}
        value={own.marginMode}
        onPick={(marginMode) => (dca ? setDca({ marginMode }) : setGrid({ marginMode }))}
      />
    </>
  );
}

export function FundsFields() {
  const { kind } = useCreateBot();
  const funds = useFunds();
  return (
    <>
      {botKinds[kind].place === 'futures' ? <LeverageFields /> : null}
      {funds.map((one, place) => (
        <FundsField key={one.field} {...one} isFirst={place === 0} />
      ))}
    </>
  );
}
