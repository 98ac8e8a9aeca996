// A spot grid is made here, beside the chart of its market.
import type { Metadata } from 'next';

import { CreateGrid } from '#features/bots/kinds/grid/create-grid.tsx';
import { PageMessages } from '../../../../messages/page-messages.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('spotGrid', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'desk', 'terminal']}>
      <CreateDesk kind="spotGrid" Around={CreateGrid} page={page} />
    </PageMessages>
  );
}
