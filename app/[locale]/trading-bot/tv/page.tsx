// A signal bot is made here, for whichever markets.
import type { Metadata } from 'next';

import { CreateSignal } from '#features/bots/kinds/signal/create-signal.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('signal', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['botJournal', 'bots', 'chart', 'desk', 'terminal']}>
      <CreateDesk kind="signal" Around={CreateSignal} page={page} />
    </PageMessages>
  );
}
