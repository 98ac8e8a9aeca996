'use client';
// The ads of a pair. They are asked for again by themselves, and change only while nobody points at them.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getAdverts } from '#lib/contract/calls/v1/c2c/advert/list.ts';
import type { ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import type { PairDecimals } from '../take/take-sizes.ts';
import { AdvertRow } from './advert-row.tsx';
import { type AdPair, boardAddress, boardPageSize, type BoardView, type Hurdle } from './board-view.ts';
import { rowColumns } from './row-columns.ts';

const TakeDialog = lateDialog(async () => (await import('../take/take-dialog.tsx')).TakeDialog);

type Props = {
  readonly pair: AdPair;
  readonly view: BoardView;
  readonly first: ResponseOf<typeof getAdverts>;
  readonly decimals: PairDecimals;
  readonly schemes: Readonly<Record<string, string>>;
  readonly hurdle: Hurdle | null;
  /** In the place of no ads. */
  readonly empty: ReactNode;
};

const everyMs = 15_000;
const columns = ['advertiser', 'price', 'amounts', 'payment', 'action'] as const;

export function BoardList({ pair, view, first, decimals, schemes, hurdle, empty }: Props) {
  const t = useTranslations('c2c.board');
  const refusalText = useRefusalText();
  const { side, amount, scheme, page } = view;
  const request = {
    side,
    ...pair,
    ...(amount === '' ? {} : { amount }),
    schemes: scheme === '' ? [] : [scheme],
    pageNo: page,
    pageSize: boardPageSize,
  };
  const { data = first, error, refetch, isFetching } = useCall(getAdverts, request, { initial: first, everyMs });
  const [shown, setShown] = useState(data);
  const rows = useRef<HTMLUListElement>(null);
  const [taken, setTaken] = useState<ShownAdvert | null>(null);
  const hasNewer = shown !== data;
  useEffect(() => {
    const isPointedAt = rows.current?.matches(':hover, :focus-within') === true;
    if (!isPointedAt) setShown(data);
  }, [data]);
  const refresh = async (): Promise<void> => {
    const answer = await refetch();
    if (answer.data !== undefined) setShown(answer.data);
  };
  const { list, index } = shown;
  return (
    <section aria-label={t('ads')} className="flex flex-1 flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 px-4 text-xs text-muted md:px-0">
        <span>
          {t('index')}{' '}
          <bdi dir="ltr" className="text-secondary tabular-nums">
            {index === null ? t('noIndex') : `${formatNumber(index, { decimals: decimals.priceDecimals })} ${pair.quote}`}
          </bdi>
        </span>
        <span role="status" className={`max-md:order-last max-md:w-full md:ms-auto ${hasNewer ? '' : 'invisible'}`}>
          {t('newer')}
        </span>
        <Button
          size="small"
          look="quiet"
          pending={isFetching && hasNewer}
          onClick={() => void refresh()}
          className="max-md:ms-auto max-md:h-11"
        >
          {t('refresh')}
        </Button>
      </div>
      <ErrorLine text={error === null ? null : refusalText(error)} />
      <div className="flex flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
        {list.length === 0 ? (
          empty
        ) : (
          <>
            <div aria-hidden className={`hidden border-b border-subtle py-2 text-xs text-muted ${rowColumns}`}>
              {columns.map((column) => (
                <span key={column} className="last:text-end">
                  {t(column)}
                </span>
              ))}
            </div>
            <ul ref={rows} aria-label={t('ads')} className="divide-y divide-subtle">
              {list.map((advert) => (
                <AdvertRow
                  key={advert.advertId}
                  advert={advert}
                  side={side}
                  schemes={schemes}
                  onNear={TakeDialog.prepare}
                  onTake={() => setTaken(advert)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {taken === null ? null : (
        <TakeDialog
          first={taken}
          side={side}
          decimals={decimals}
          schemes={schemes}
          hurdle={hurdle}
          back={boardAddress(pair, view)}
          onClose={() => setTaken(null)}
        />
      )}
    </section>
  );
}
