// An ad in the list of its pair: a row at a desk, a card on a phone.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { HouseBadge } from '#components/trading/house-badge.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import type { ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import { isolate, isolateLtr } from '#lib/format/bidi.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { rowColumns } from './row-columns.ts';

type Props = {
  readonly advert: ShownAdvert;
  /** As the reader acts. */
  readonly side: AdvertSide;
  readonly schemes: Readonly<Record<string, string>>;
  readonly onNear: () => void;
  readonly onTake: () => void;
};

/** Its name is the column's at a desk. */
function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 md:block">
      <dt className="text-xs text-muted md:sr-only">{name}</dt>
      <dd className="min-w-0 text-end text-xs text-secondary md:text-start">{children}</dd>
    </div>
  );
}

export function AdvertRow({ advert, side, schemes, onNear, onTake }: Props) {
  const t = useTranslations('c2c.board');
  const { coin, quote, price, available, minimum, largest, paymentMinutes, advertiser } = advert;
  const { nickname, isHouse, doneIn30Days, completionPercent } = advertiser;
  const money = (text: string, of: string): string => isolateLtr(`${shortNumber(text)} ${of}`);
  return (
    <li className={`flex flex-col gap-2 px-4 py-3 ${rowColumns}`}>
      <div className="flex min-w-0 flex-col">
        <span className="flex items-center gap-1.5 text-sm font-medium">
          <bdi>{nickname}</bdi>
          {isHouse ? <HouseBadge name={t('house')} about={t('houseAbout')} /> : null}
        </span>
        <span className="text-xs text-muted">
          {completionPercent === null ? t('noRecord') : t('record', { count: doneIn30Days, percent: isolateLtr(`${completionPercent}%`) })}
        </span>
      </div>
      <dl>
        <Figure name={t('price')}>
          <bdi dir="ltr" className="text-base font-semibold text-primary tabular-nums">
            {price === null ? '—' : numberText(price)} <span className="text-xs font-normal text-muted">{quote}</span>
          </bdi>
        </Figure>
      </dl>
      <dl className="flex flex-col gap-1 md:gap-0.5">
        <Figure name={t('available')}>{money(available, coin)}</Figure>
        <Figure name={t('limits')}>
          {t('range', { min: isolateLtr(shortNumber(minimum)), max: isolateLtr(shortNumber(largest)), quote: isolateLtr(quote) })}
        </Figure>
      </dl>
      <dl className="flex flex-col gap-1 md:gap-0.5">
        {paymentMinutes === null ? (
          <Figure name={t('payment')}>{t('instant')}</Figure>
        ) : (
          <>
            <Figure name={t('payment')}>{isolate(advert.schemes.map((scheme) => schemes[scheme] ?? scheme).join(', '))}</Figure>
            <Figure name={t('paymentTime')}>
              <span className="text-muted">{t('minutes', { minutes: paymentMinutes })}</span>
            </Figure>
          </>
        )}
      </dl>
      <Button
        look={side}
        aria-label={t(side === 'buy' ? 'takeBuy' : 'takeSell', { coin, advertiser: nickname })}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onTake}
        className="max-md:h-11 max-md:w-full md:ms-auto"
      >
        {t(side)}
      </Button>
    </li>
  );
}
