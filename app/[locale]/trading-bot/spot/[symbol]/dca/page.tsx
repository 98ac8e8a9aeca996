// A spot martingale is made here, beside the chart of its market.
import type { Metadata } from 'next';

import { CreateMartingale } from '#features/bots/kinds/martingale/create-martingale.tsx';
import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../../../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('spotDca', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'desk', 'terminal']}>
      <CreateDesk kind="spotDca" Around={CreateMartingale} page={page} />
    </PageMessages>
  );
}
