'use client';
// Small balances into one coin: which worth counts as small, into what, and a quote over all of them.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { quoteSweep } from '#lib/contract/calls/v1/spot/convert/dust.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { offerOfSweep, type Offer } from '../quote/offer.ts';
import { QuoteDialog } from '../quote/quote-dialog.tsx';
import { useOffer } from '../quote/use-offer.ts';
import { SubmitOrLogIn } from './submit-or-log-in.tsx';
import type { FormTools } from './form-tools.ts';
import { ErrorLine } from '#components/ui/error-line.tsx';

const worths = ['1', '5', '10', '50', '100'] as const;

export function DustTab({ offered, available, address }: FormTools) {
  const t = useTranslations('convert');
  const api = useApi();
  const [coin, setCoin] = useState('USDT');
  const [below, setBelow] = useState<string>(worths[2]);
  const ask = async (): Promise<Offer> => offerOfSweep(await api.call(quoteSweep, { toCoin: coin, below }));
  const { offer, pending, errorText, preview, leave, forget } = useOffer(ask);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void preview();
      }}
    >
      <p className="text-sm text-muted">{t('dust.about')}</p>
      <div className="flex flex-col gap-2">
        <span className="text-xs text-muted">{t('dust.below')}</span>
        <QuickPicks
          name={t('dust.below')}
          picks={worths
            .filter((worth) => new Amount(worth).lessThanOrEqualTo(offered.maxDust))
            .map((value) => ({ value, label: `${formatNumber(value)} USDT` }))}
          value={below}
          onPick={(value) => {
            forget();
            setBelow(value);
          }}
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <span className="text-xs text-muted">{t('dust.into')}</span>
        <CoinPicker
          look="round"
          name={t('chooseTo', { coin })}
          coin={coin}
          coins={offered.coins}
          available={available}
          onCoin={(chosen) => {
            forget();
            setCoin(chosen);
          }}
        />
      </div>
      <ErrorLine text={errorText} />
      <SubmitOrLogIn label={t('dust.find')} disabled={false} pending={pending} address={address} />
      <p className="text-xs text-muted">{t('quote.each')}</p>
      {offer === null ? null : <QuoteDialog first={offer} ask={ask} onTaken={() => undefined} onClose={leave} />}
    </form>
  );
}
