'use client';
// Publishing an ad, or giving one other terms, with the ad beside it as others will see it.
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getAdverts } from '#lib/contract/calls/v1/c2c/advert/list.ts';
import { getPaymentMethods } from '#lib/contract/calls/v1/c2c/payment/method/list.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { fiatDecimals, isFiat } from '#lib/contract/c2c/fiats.ts';
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { paymentScheme } from '#lib/contract/c2c/payment/schemes.ts';
import { type AdForm, formOf, newAd } from './ad-form.ts';
import { AdPreview } from './ad-preview.tsx';
import { PairPart } from './pair-part.tsx';
import type { ListedCoin } from './part-props.ts';
import { PaymentPart } from './payment-part.tsx';
import { SizePart } from './size-part.tsx';
import { ConditionsPart, HoursPart, TextsPart } from './terms-part.tsx';
import { useAdForm } from './use-ad-form.ts';

type Pair = Pick<AdForm, 'side' | 'coin' | 'quote'>;

type Props = {
  /** The pair that a new ad begins with, or the ad that is edited. */
  readonly begin: { readonly pair: Pair } | { readonly own: OwnAdvert };
  readonly coins: readonly ListedCoin[];
  readonly methods: readonly KeptPaymentMethod[];
  /** The index of the first pair, as the server knew it. */
  readonly index: string | null;
  readonly demo: boolean;
};

const indexEveryMs = 10_000;
/** Another tab may have saved one. */
const methodsEveryMs = 15_000;
/** Shown for a coin that is no longer listed. */
const usualDecimals = 8;

export function AdEditor({ begin, coins, methods: firstMethods, index: firstIndex, demo }: Props) {
  const t = useTranslations('c2cAds');
  const locale = useLocale();
  const firstPair = 'own' in begin ? begin.own : begin.pair;
  const state = useAdForm({
    first: 'own' in begin ? formOf(begin.own) : newAd(begin.pair),
    own: 'own' in begin ? begin.own : null,
    locale,
  });
  const { form, own, failures } = state;
  const element = useRef<HTMLFormElement>(null);
  // A wrong field may be out of sight in a long form.
  useEffect(() => {
    if (failures === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [failures]);
  const { coin, quote } = form;
  const isFirst = coin === firstPair.coin && quote === firstPair.quote;
  const told = useCall(
    getAdverts,
    { side: 'buy', coin, quote, pageSize: 1 },
    { enabled: coin !== quote, everyMs: indexEveryMs, initial: isFirst ? { list: [], hasMore: false, index: firstIndex } : null },
  );
  const index = coin === quote ? null : (told.data?.index ?? null);
  const known = useCall(getPaymentMethods, {}, { initial: { list: [...firstMethods] }, everyMs: methodsEveryMs }).data?.list;
  const usable = isFiat(quote) ? (known ?? firstMethods).filter(({ scheme }) => paymentScheme(scheme).currencies.includes(quote)) : [];
  const decimalsOf = (code: string): number => coins.find((one) => one.coin === code)?.decimals ?? usualDecimals;
  const quoteDecimals = isFiat(quote) ? fiatDecimals(quote) : decimalsOf(quote);
  const taken = own?.taken ?? '0';
  const parts = { state, coins, index };
  return (
    <div className="page-wide px-4 py-6 md:py-8">
      <h1 className="page-title">{own === null ? t('form.title') : t('form.editTitle')}</h1>
      {own === null ? null : (
        <>
          <p className="mt-2 font-medium">{t(`pair.${own.side}`, { coin, quote })}</p>
          <p className="mt-1 max-w-prose text-sm text-muted">{t('form.editAbout')}</p>
        </>
      )}
      {demo ? <p className="mt-4 rounded-md bg-surface-2 px-4 py-3 text-sm text-secondary">{t('form.demo')}</p> : null}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form
          ref={element}
          className="grid min-w-0 grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void state.submit({ index, quoteDecimals, taken, usable: usable.map(({ methodId }) => methodId) });
          }}
        >
          <PairPart {...parts} />
          <SizePart {...parts} coinDecimals={decimalsOf(coin)} quoteDecimals={quoteDecimals} />
          {isFiat(quote) ? <PaymentPart state={state} usable={usable} /> : null}
          <ConditionsPart state={state} />
          <TextsPart state={state} />
          <HoursPart state={state} />
          {state.problem === null ? null : (
            <div
              role="alert"
              className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-negative bg-negative-soft px-4 py-3 text-sm"
            >
              <p>{state.problem}</p>
              {state.isStale ? (
                <Button className="max-md:h-11" onClick={() => void state.reload()}>
                  {t('form.reload')}
                </Button>
              ) : null}
            </div>
          )}
          <Button type="submit" look="primary" size="large" pending={state.pending} className="max-md:w-full md:justify-self-start">
            {own === null ? t('publish') : t('form.save')}
          </Button>
        </form>
        <div className="lg:sticky lg:top-20">
          <AdPreview form={form} index={index} usable={usable} taken={taken} />
        </div>
      </div>
    </div>
  );
}
