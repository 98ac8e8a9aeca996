'use client';
// The list of markets, with the details of its contracts.
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { MarketsPage, type MarketsPageProps } from '#features/markets/markets-page.tsx';
import { withLateWords } from '#lib/i18n/late-words.tsx';

const Details = lateDialog(() =>
  withLateWords('explorer', async () => (await import('#features/futures/details/listed-details.tsx')).ListedDetails),
);

export const ListedMarkets = (props: Omit<MarketsPageProps, 'Details'>) => <MarketsPage {...props} Details={Details} />;
