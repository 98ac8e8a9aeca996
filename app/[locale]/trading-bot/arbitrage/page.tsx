// An arbitrage bot is made here, in whichever pair.
import type { Metadata } from 'next';

import { CreateArbitrage } from '#features/bots/kinds/arbitrage/create-arbitrage.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('arbitrage', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'desk', 'terminal']}>
      <CreateDesk kind="arbitrage" Around={CreateArbitrage} page={page} />
    </PageMessages>
  );
}
