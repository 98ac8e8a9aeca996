'use client';
// Converts at the market: an indicative rate while one types, then a quote with its countdown.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { quoteConversion } from '#lib/contract/calls/v1/spot/convert/quotedPrice.ts';
import type { ConvertRate } from '#lib/contract/calls/v1/spot/convert/rate.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { convertedSize } from '#lib/order-math/spot/convert.ts';
import { offerOfQuote, type Offer } from '../quote/offer.ts';
import { QuoteDialog } from '../quote/quote-dialog.tsx';
import { useOffer } from '../quote/use-offer.ts';
import type { FormTools } from './form-tools.ts';
import { amountProblem, typedAmount } from './convert-amounts.ts';
import { SubmitOrLogIn } from './submit-or-log-in.tsx';
import { Facts } from './facts.tsx';
import { PairForm } from './pair-form.tsx';
import { RateLine } from './rate-line.tsx';
import { useRate } from './use-rate.ts';
import { ErrorLine } from '#components/ui/error-line.tsx';

type Props = FormTools & { readonly firstRate: ConvertRate | null };

export function MarketTab({ offered, pair, available, address, referenceSize, firstRate, onPair }: Props) {
  const t = useTranslations('convert');
  const api = useApi();
  const [text, setText] = useState('');
  const { from, to } = pair;
  const amount = typedAmount(text);
  const size = amount ?? referenceSize;
  const { rate, errorText: noRate } = useRate(from.coin, to.coin, size, firstRate);
  const problem = amount === null ? null : amountProblem(amount, from, available === null ? null : (available.get(from.coin) ?? '0'));
  const price = rate?.cnvtPrice ?? null;
  const receive = amount === null || price === null ? null : convertedSize(amount, price);

  const ask = async (): Promise<Offer> =>
    offerOfQuote(await api.call(quoteConversion, { fromCoin: from.coin, toCoin: to.coin, fromCoinSize: size }));
  const { offer, pending, errorText, preview, leave, forget } = useOffer(ask);
  return (
    <>
      <PairForm
        pair={pair}
        coins={offered.coins}
        available={available}
        amount={text}
        problem={problem}
        receive={receive}
        receiveLabel={t('receive')}
        onAmount={(typed) => {
          forget();
          setText(typed);
        }}
        onPair={onPair}
        onSubmit={() => {
          if (amount !== null && problem === null) void preview();
        }}
      >
        <Facts
          rows={[
            [t('rate'), <RateLine key="rate" fromCoin={from.coin} toCoin={to.coin} price={price} />],
            [
              t('route'),
              <bdi key="route" dir="ltr">
                {rate?.route.join(' · ') ?? '—'}
              </bdi>,
            ],
            [t('spread'), <bdi key="spread">{formatPercent(offered.spread)}</bdi>],
            [t('fee'), t('noFee')],
          ]}
        />
        <ErrorLine text={errorText ?? noRate} />
        <SubmitOrLogIn
          label={t(amount === null ? 'enter' : 'preview')}
          disabled={amount === null || problem !== null || noRate !== null}
          pending={pending}
          address={address}
        />
        <p className="text-xs text-muted">{t('indicative')}</p>
      </PairForm>
      {offer === null ? null : <QuoteDialog first={offer} ask={ask} onTaken={() => setText('')} onClose={leave} />}
    </>
  );
}
