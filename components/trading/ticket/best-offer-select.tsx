'use client';
// Beside the price: typed, taken from the last trade, or read from the book when the order arrives.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { bestOffers, type BestOffer } from '#lib/order-math/prices/best-offer-price.ts';

const [own, last] = ['own', 'last'] as const;

type Props = {
  readonly chosen: BestOffer | null;
  /** The words for a place in the book, in full and for the closed box. */
  readonly textOf: (offer: BestOffer) => readonly [text: string, short: string];
  /** Null: a price of one's own. */
  readonly onChosen: (offer: BestOffer | null) => void;
  readonly onLast: () => void;
};

export function BestOfferSelect({ chosen, textOf, onChosen, onLast }: Props) {
  const t = useTranslations('ticket');
  return (
    <SelectBox
      name={t('bestOffer.name')}
      title={t('bestOffer.about')}
      options={[
        ...[own, last].map((value) => ({ value, label: t(`bestOffer.${value}`) })),
        ...bestOffers.map((value) => ({ value, label: textOf(value)[0] })),
      ]}
      value={chosen ?? own}
      shown={chosen === null ? t('bestOffer.short') : textOf(chosen)[1]}
      onValue={(value) => (value === last ? onLast() : onChosen(bestOffers.find((one) => one === value) ?? null))}
      className="order-last h-9 min-w-[4.25rem] max-md:h-11"
    />
  );
}
