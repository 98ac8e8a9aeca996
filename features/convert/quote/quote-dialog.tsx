'use client';
// A quote, while it lasts: what is given, what comes, how long it is good; taken, asked for anew, or left.
import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { sendUntilKnown, waitFor } from '#lib/api/send-until-known.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { takeConversion, type TakenConversion } from '#lib/contract/calls/v1/spot/convert/trade.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { Facts } from '../form/facts.tsx';
import { RateLine } from '../form/rate-line.tsx';
import type { Offer } from './offer.ts';
import { QuoteResult } from './quote-result.tsx';
import { useCountdown } from './use-countdown.ts';

type Props = {
  readonly first: Offer;
  /** Asks for another quote of the same. */
  readonly ask: () => Promise<Offer>;
  readonly onTaken: (taken: TakenConversion) => void;
  readonly onClose: () => void;
};

function Amount({ coin, size, large = false }: { readonly coin: string; readonly size: string; readonly large?: boolean }) {
  return (
    <span className={`flex items-center gap-2 ${large ? 'text-xl font-semibold' : 'text-sm'}`}>
      <CoinIcon coin={coin} size={large ? 26 : 18} />
      <bdi dir="ltr" className="tabular-nums">
        {numberText(size)} <span className={large ? '' : 'text-muted'}>{coin}</span>
      </bdi>
    </span>
  );
}

/** The coins that a sweep takes along, and those it leaves. */
function Parts({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('convert');
  return (
    <>
      <ul className="max-h-56 divide-y divide-subtle overflow-y-auto rounded-lg border border-subtle">
        {offer.parts.map(({ fromCoin, fromCoinSize, toCoinSize }) => (
          <li key={fromCoin} className="flex items-center justify-between gap-3 px-3 py-2">
            <Amount coin={fromCoin} size={fromCoinSize} />
            <bdi dir="ltr" className="text-sm text-secondary">{`${numberText(toCoinSize)} ${offer.toCoin}`}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{t('quote.each')}</p>
      {offer.left.length === 0 ? null : (
        <p className="text-xs text-muted">
          {t('dust.left')}: <bdi dir="ltr">{offer.left.map(({ fromCoin }) => fromCoin).join(', ')}</bdi>
        </p>
      )}
    </>
  );
}

export function QuoteDialog({ first, ask, onTaken, onClose }: Props) {
  const t = useTranslations('convert');
  const api = useApi();
  const refusalText = useRefusalText();
  const [offer, setOffer] = useState(first);
  const [doing, setDoing] = useState<'taking' | 'asking' | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [taken, setTaken] = useState<TakenConversion | null>(null);
  /** Refused, or run out: this one brings nothing any more. */
  const [spent, setSpent] = useState(false);
  /** It went out, and nobody said what became of it: no second one is taken before that is known. */
  const [unanswered, setUnanswered] = useState(false);
  const left = useCountdown(offer.traceId, offer.validMs);
  // One that was sent in time may be taken while its last second passes.
  const isOver = spent || (left === 0 && doing !== 'taking' && !unanswered);
  const [only] = offer.parts;

  const renew = async (): Promise<void> => {
    setDoing('asking');
    setErrorText(null);
    try {
      setOffer(await ask());
      setSpent(false);
    } catch (error) {
      setErrorText(refusalText(error));
    }
    setDoing(null);
  };
  const take = async (): Promise<void> => {
    setDoing('taking');
    setErrorText(null);
    // The same quote, however often it is sent: it is taken once.
    const outcome = await sendUntilKnown<TakenConversion>(
      { place: () => api.call(takeConversion, { traceId: offer.traceId }), found: () => ({ traceId: offer.traceId, ts: 0, toCoin: offer.toCoin, toCoinSize: offer.toCoinSize, parts: [] }), wait: waitFor }, // prettier-ignore
      unanswered,
    );
    setUnanswered(outcome.kind === 'unknown');
    setDoing(null);
    if (outcome.kind === 'placed') {
      setTaken(outcome.placed);
      onTaken(outcome.placed);
      return;
    }
    setErrorText(refusalText(outcome.kind === 'refused' ? outcome.error : new ApiError('', '')));
    setSpent(outcome.kind === 'refused');
  };
  return (
    <Modal open title={t(taken === null ? 'quote.title' : 'result.title')} closeLabel={t('quote.close')} onClose={onClose} sheet>
      {taken === null ? (
        <div className="flex flex-col gap-4">
          {offer.parts.length === 1 && only !== undefined && offer.price !== null ? (
            <div className="flex flex-col gap-2">
              <span className="text-xs text-muted">{t('quote.give')}</span>
              <Amount coin={only.fromCoin} size={only.fromCoinSize} />
            </div>
          ) : (
            <Parts offer={offer} />
          )}
          <div className="flex flex-col gap-2">
            <span className="text-xs text-muted">{t('quote.get')}</span>
            <Amount coin={offer.toCoin} size={offer.toCoinSize} large />
          </div>
          <Facts
            rows={[
              ...(offer.price === null || only === undefined
                ? []
                : [[t('rate'), <RateLine key="rate" fromCoin={only.fromCoin} toCoin={offer.toCoin} price={offer.price} exact />] as const]),
              [t('fee'), t('noFee')],
            ]}
          />
          <div className="flex flex-col gap-1.5" role="timer" aria-live="off">
            <div aria-hidden className="h-1 overflow-hidden rounded-full bg-surface-3">
              <div
                className={`h-full ${left < 3000 ? 'bg-warning' : 'bg-accent'}`}
                style={{ width: `${spent ? 0 : (left / Math.max(1, offer.validMs)) * 100}%` }}
              />
            </div>
            <p className={`text-xs ${isOver ? 'text-warning' : 'text-muted'}`}>
              {isOver ? t('quote.over') : t('quote.left', { seconds: Math.ceil(left / 1000) })}
            </p>
          </div>
          <ErrorLine text={errorText} />
          <Button
            look="primary"
            size="large"
            pending={doing !== null}
            data-autofocus
            onClick={() => void (isOver ? renew() : take())}
            className="w-full"
          >
            {t(isOver ? 'quote.again' : 'quote.accept')}
          </Button>
        </div>
      ) : (
        <QuoteResult taken={taken} icon={<CircleCheck size={40} aria-hidden className="text-positive" />} onClose={onClose} />
      )}
    </Modal>
  );
}
