// The ads of a pair: which side, which of them, and the list itself.
import { useTranslations } from 'next-intl';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getAdverts } from '#lib/contract/calls/v1/c2c/advert/list.ts';
import { marketplacePath, ownAdsPath } from '#lib/contract/c2c/board-path.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { PairDecimals } from '../take/take-sizes.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardList } from './board-list.tsx';
import { type AdPair, boardAddress, type BoardView, type Hurdle, wholeBoard } from './board-view.ts';

type Props = {
  readonly pair: AdPair;
  readonly view: BoardView;
  readonly answer: ResponseOf<typeof getAdverts>;
  readonly decimals: PairDecimals;
  /** The names of the payment schemes of the quote, by id; none of a coin. */
  readonly schemes: Readonly<Record<string, string>>;
  /** Null: the reader may trade, or nobody knows him. */
  readonly hurdle: Hurdle | null;
  /** The page in the reader's language. */
  readonly action: string;
};

const sides = ['buy', 'sell'] as const;

export function BoardPage({ pair, view, answer, decimals, schemes, hurdle, action }: Props) {
  const t = useTranslations('c2c');
  const { coin, quote } = pair;
  const isNarrowed = view.amount !== '' || view.scheme !== '';
  const link = (href: string, name: string) => (
    <Link href={href} className={`${buttonClasses('secondary')} max-md:h-11`}>
      {name}
    </Link>
  );
  return (
    <div className="page-wide flex flex-1 flex-col gap-4 py-4 md:px-4 md:py-6">
      <div className="flex flex-col gap-2 px-4 md:px-0">
        <Breadcrumbs label={t('title')} trail={[{ name: t('title'), href: marketplacePath }, { name: isolateLtr(`${coin}/${quote}`) }]} />
        <h1 className="page-title">{t(view.side === 'buy' ? 'board.titleBuy' : 'board.titleSell', { coin, quote })}</h1>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 px-4 md:px-0">
        <nav aria-label={t('board.sides')} className="flex gap-1 rounded-md border border-subtle p-0.5">
          {sides.map((side) => (
            <Link
              key={side}
              href={boardAddress(pair, wholeBoard(side))}
              aria-current={side === view.side ? 'true' : undefined}
              className={`flex h-8 items-center rounded px-5 text-sm text-muted hover:text-primary aria-[current=true]:font-medium max-md:h-11 ${side === 'buy' ? 'aria-[current=true]:bg-positive aria-[current=true]:text-on-positive' : 'aria-[current=true]:bg-negative aria-[current=true]:text-on-negative'}`}
            >
              {t(`board.${side}`)}
            </Link>
          ))}
        </nav>
        <BoardFilters
          key={JSON.stringify(view)}
          pair={pair}
          view={view}
          schemes={schemes}
          quoteDecimals={decimals.quoteDecimals}
          action={action}
        />
      </div>
      <BoardList
        key={boardAddress(pair, view)}
        pair={pair}
        view={view}
        first={answer}
        decimals={decimals}
        schemes={schemes}
        hurdle={hurdle}
        empty={
          <EmptyState text={t(isNarrowed ? 'board.emptyFilter' : 'board.empty')}>
            {isNarrowed ? link(boardAddress(pair, wholeBoard(view.side)), t('filter.clear')) : link(ownAdsPath, t('pairs.publish'))}
          </EmptyState>
        }
      />
      {view.page === 1 && !answer.hasMore ? null : (
        <nav aria-label={t('board.pages')} className="flex justify-center gap-2">
          {view.page === 1 ? null : link(boardAddress(pair, { ...view, page: view.page - 1 }), t('board.previous'))}
          {answer.hasMore ? link(boardAddress(pair, { ...view, page: view.page + 1 }), t('board.next')) : null}
        </nav>
      )}
    </div>
  );
}
