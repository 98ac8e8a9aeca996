'use client';
// An ad is taken here: how much, by which payment methods, and what comes next.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import type { ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import { c2cOrderPath } from '#lib/contract/c2c/board-path.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';
import type { Hurdle } from '../board/board-view.ts';
import { AdTerms } from './ad-terms.tsx';
import { OwnMethods, useAcceptedMethods } from './own-methods.tsx';
import { askedOf, mostOf, type PairDecimals, sizeProblem, sizesOf, type Typed } from './take-sizes.ts';
import { TakeSubmit } from './take-submit.tsx';
import { useTake } from './use-take.ts';

type Props = {
  readonly first: ShownAdvert;
  /** As the reader acts. */
  readonly side: AdvertSide;
  readonly decimals: PairDecimals;
  /** The names of payment schemes, by id. */
  readonly schemes: Readonly<Record<string, string>>;
  readonly hurdle: Hurdle | null;
  /** The address of the list, for those who have to log in. */
  readonly back: string;
  readonly onClose: () => void;
};

/** Null for a visitor, and until it is known. */
function useBalance(coin: string | null): string | null {
  const balances = useChannel(useHub(), 'account', useUser() === null ? null : '').data?.balances;
  if (balances === undefined || coin === null) return null;
  return [...balances.values()].find((balance) => balance.coin === coin)?.available ?? '0';
}

export function TakeDialog({ first, side, decimals, schemes, hurdle, back, onClose }: Props) {
  const t = useTranslations('c2c');
  const router = useRouter();
  const user = useUser();
  const { advert, pending, hasChanged, errorText, take, forget } = useTake(first, (orderId) => router.push(c2cOrderPath(orderId)));
  const [typed, setTyped] = useState<Typed>({ field: 'amount', text: '' });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const { coin, quote, paymentMinutes, minimum, largest } = advert;
  const price = advert.price ?? '0';
  const isForCoins = paymentMinutes === null;
  const balance = useBalance(side === 'sell' ? coin : isForCoins ? quote : null);
  const wantsMethods = side === 'sell' && !isForCoins && user !== null && user.isSub !== true && user.isGuest !== true;
  const methods = useAcceptedMethods(advert.schemes, wantsMethods);
  const methodIds = chosen ?? (methods ?? []).slice(0, 1).map(({ methodId }) => methodId);
  const [terms, reader] = [
    { minimum, largest, coin, quote, price },
    { side, balance },
  ];
  const sizes = advert.price === null ? null : sizesOf(typed, price, decimals);
  const problem = sizes === null ? null : sizeProblem(sizes, terms, reader);
  const asked = askedOf(typed);
  const isReady = asked !== null && sizes !== null && problem === null && (!wantsMethods || methodIds.length > 0);
  const type = (field: Typed['field']) => (text: string) => {
    forget();
    setTyped({ field, text });
  };
  const names = side === 'buy' ? ({ amount: 'pay', quantity: 'receive' } as const) : ({ quantity: 'sell', amount: 'receive' } as const);
  const fields = side === 'buy' ? (['amount', 'quantity'] as const) : (['quantity', 'amount'] as const);
  const ofField = { amount: { unit: quote, decimals: decimals.quoteDecimals }, quantity: { unit: coin, decimals: decimals.coinDecimals } };
  const next = isForCoins ? t('take.nextCoins') : t(side === 'buy' ? 'take.nextBuy' : 'take.nextSell', { minutes: paymentMinutes });
  const problemText =
    problem === null
      ? undefined
      : problem.why === 'tooMuch'
        ? t('take.tooMuch', { amount: shortNumber(problem.amount), coin: problem.of })
        : t(`take.${problem.why}`, { amount: shortNumber(problem.amount), quote: problem.of });
  return (
    <Modal
      open
      title={t(side === 'buy' ? 'board.titleBuy' : 'board.titleSell', { coin, quote })}
      closeLabel={t('take.close')}
      onClose={onClose}
      sheet
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void take({ ...asked, methodIds: wantsMethods ? [...methodIds] : [] });
        }}
      >
        <AdTerms advert={advert} schemes={schemes} />
        {fields.map((field, place) => {
          const { unit, decimals: places } = ofField[field];
          return (
            <NumberField
              key={field}
              label={t(`take.${names[field]}`)}
              value={typed.field === field ? typed.text : (sizes?.[field] ?? '')}
              rules={{ decimals: places, maxLength: lengthCaps.size, unit }}
              onValue={type(field)}
              takesFocus={place === 0}
              problem={typed.field === field ? problemText : undefined}
              after={
                <span className="flex items-center gap-2 pe-3 text-sm text-muted">
                  <bdi dir="ltr">{unit}</bdi>
                  {place === 0 ? (
                    <button
                      type="button"
                      onClick={() => {
                        forget();
                        setTyped(mostOf(terms, reader, decimals));
                      }}
                      className="min-h-8 px-1 font-medium text-accent hover:underline max-md:min-h-11"
                    >
                      {t('take.max')}
                    </button>
                  ) : null}
                </span>
              }
            />
          );
        })}
        <div className="flex flex-col gap-1 text-xs text-muted">
          <p>{t('take.limits', { min: shortNumber(minimum), max: shortNumber(largest), quote })}</p>
          {balance === null ? null : (
            <p>
              {t('take.balance')}{' '}
              <span className="text-secondary">{isolateLtr(`${shortNumber(balance)} ${side === 'sell' ? coin : quote}`)}</span>
            </p>
          )}
        </div>
        {wantsMethods && methods !== null ? <OwnMethods methods={methods} chosen={methodIds} names={schemes} onChosen={setChosen} /> : null}
        {hasChanged ? (
          <p role="alert" className="text-xs text-warning">
            {t('take.changed')}
          </p>
        ) : null}
        <ErrorLine text={errorText} />
        <p className="text-xs text-secondary">{next}</p>
        <TakeSubmit side={side} coin={coin} isEmpty={asked === null} disabled={!isReady} pending={pending} hurdle={hurdle} back={back} />
      </form>
    </Modal>
  );
}
