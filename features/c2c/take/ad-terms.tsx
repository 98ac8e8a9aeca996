// The terms of an ad, before somebody takes it.
import { useTranslations } from 'next-intl';

import type { ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { isolate, isolateLtr } from '#lib/format/bidi.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';

type Props = { readonly advert: ShownAdvert; readonly schemes: Readonly<Record<string, string>> };

export function AdTerms({ advert, schemes }: Props) {
  const t = useTranslations('c2c');
  const { advertiser, price, quote, coin, available, paymentMinutes, conditions, remark } = advert;
  const { registeredDays, doneIn30Days, completionPercent } = conditions;
  const asked = [
    ...(registeredDays === 0 ? [] : [t('take.registeredDays', { days: registeredDays })]),
    ...(doneIn30Days === 0 ? [] : [t('take.doneOrders', { count: doneIn30Days })]),
    ...(completionPercent === 0 ? [] : [t('take.completion', { percent: isolateLtr(`${completionPercent}%`) })]),
  ];
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t('board.advertiser'), isolate(advertiser.nickname)],
    [t('board.price'), isolateLtr(`${price === null ? '—' : numberText(price)} ${quote}`)],
    [t('board.available'), isolateLtr(`${shortNumber(available)} ${coin}`)],
    ...(paymentMinutes === null
      ? []
      : ([
          [t('board.payment'), isolate(advert.schemes.map((scheme) => schemes[scheme] ?? scheme).join(', '))],
          [t('board.paymentTime'), t('board.minutes', { minutes: paymentMinutes })],
        ] as const)),
  ];
  return (
    <div className="flex flex-col gap-3 text-xs">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end text-secondary tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {asked.length === 0 ? null : (
        <div>
          <h3 className="text-muted">{t('take.conditions')}</h3>
          <ul className="mt-1 list-disc ps-4 text-secondary">
            {asked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {remark === '' ? null : (
        <div>
          <h3 className="text-muted">{t('take.remark')}</h3>
          <p
            className="mt-1 max-h-32 overflow-y-auto rounded-md bg-surface-2 p-2 whitespace-pre-wrap break-words text-secondary"
            dir="auto"
          >
            {remark}
          </p>
        </div>
      )}
    </div>
  );
}
